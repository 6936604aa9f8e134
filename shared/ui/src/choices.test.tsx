import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox } from './checkbox.tsx';
import { Combobox, type ComboboxOption } from './combobox.tsx';
import { RadioCards } from './radio-cards.tsx';
import { RatingInput } from './rating-input.tsx';
import { Select } from './select.tsx';

const banks = [
  { value: '1', label: 'BCA - Ani - 123' },
  { value: '2', label: 'BRI - Ani - 456' },
];

function Bank({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <Select
      label="Tujuan"
      placeholder="Transfer Ke"
      value={value}
      onValueChange={setValue}
      options={banks}
      error={error}
    />
  );
}

describe('a select', () => {
  test('is named by its label and chosen from by keyboard', async () => {
    render(<Bank />);
    const select = screen.getByRole('combobox', { name: /Tujuan/ });
    expect(select).toHaveTextContent('Transfer Ke');
    select.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: 'BRI - Ani - 456' });
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'BRI - Ani - 456' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(select).toHaveTextContent('BRI - Ani - 456'));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  });

  test('shows an error', () => {
    render(<Bank error="Tujuan transfer wajib diisi" />);
    const select = screen.getByRole('combobox');
    expect(select).toHaveAccessibleDescription('Tujuan transfer wajib diisi');
    expect(select).toHaveAttribute('aria-invalid', 'true');
  });
});

const districts: ComboboxOption[] = [
  { id: '1', label: 'Gambir', note: 'Jakarta Pusat' },
  { id: '2', label: 'Gamping', note: 'Sleman' },
];

/** Longer than the time between two key presses on a busy machine. */
const SEARCH_DELAY_MS = 400;

interface DistrictProps {
  onSearch: (text: string) => void;
  loading?: boolean;
  chosen?: ComboboxOption;
}

function District({ onSearch, loading, chosen }: DistrictProps) {
  const [value, setValue] = useState(chosen ?? null);
  const [options, setOptions] = useState<ComboboxOption[]>([]);
  return (
    <Combobox
      label="Kecamatan"
      value={value}
      onValueChange={setValue}
      options={options}
      loading={loading}
      debounceMs={SEARCH_DELAY_MS}
      onSearch={(text) => {
        onSearch(text);
        setOptions(districts.filter((option) => option.label.toLowerCase().startsWith(text)));
      }}
    />
  );
}

function FixedList({
  options,
  failed,
  onSearch,
}: {
  options: ComboboxOption[];
  failed?: boolean;
  onSearch?: (text: string) => void;
}) {
  return (
    <Combobox
      label="Kecamatan"
      value={null}
      onValueChange={() => undefined}
      options={options}
      failed={failed}
      debounceMs={SEARCH_DELAY_MS}
      onSearch={onSearch ?? (() => undefined)}
    />
  );
}

/** As the browser does it: `fireEvent` would render all that follows, too. */
function putIn(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Within `act` React commits at once what is not urgent, too. */
async function outsideAct(work: () => Promise<void>): Promise<void> {
  const { IS_REACT_ACT_ENVIRONMENT } = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  try {
    await work();
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT });
  }
}

describe('a combobox', () => {
  afterEach(() => jest.useRealTimers());

  test('searches once, after the last key, and its value is the chosen entry', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const search = jest.fn();
    render(<District onSearch={search} />);
    const input = screen.getByRole('combobox', { name: 'Kecamatan' });
    await user.type(input, 'gam');
    expect(search).not.toHaveBeenCalled();
    await screen.findByRole('option', { name: /Gamping/ });
    expect(search.mock.calls).toEqual([['gam']]);
    await user.click(screen.getByRole('option', { name: /Gamping/ }));
    await waitFor(() => expect(input).toHaveValue('Gamping'));
    await act(() => jest.advanceTimersByTimeAsync(2 * SEARCH_DELAY_MS));
    expect(search).toHaveBeenCalledTimes(1);
  });

  test('offers nothing before something was typed, nor what was found for an earlier word', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<FixedList options={districts} />);
    const input = screen.getByRole('combobox', { name: 'Kecamatan' });
    await user.click(input);
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await user.type(input, 'gam');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(SEARCH_DELAY_MS));
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    await user.type(input, 'b');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(screen.queryByText('Tidak ditemukan')).not.toBeInTheDocument();
    expect(screen.getByText('Mencari...')).toBeInTheDocument();
  });

  test('shows a letter before it renders its list, which takes long on a slow phone', async () => {
    render(<FixedList options={districts} />);
    const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Kecamatan' });
    await userEvent.click(input);
    await outsideAct(async () => {
      putIn(input, 'g');
      // React renders what is urgent in a microtask.
      await Promise.resolve();
      expect(input).toHaveValue('g');
      expect(input).toHaveAttribute('aria-expanded', 'false');
      // The library adds an invisible character, for screen readers to say the text again.
      expect(await screen.findByText(/^Mencari\.\.\./)).toBeInTheDocument();
      expect(input).toHaveAttribute('aria-expanded', 'true');
    });
  });

  test('keeps a word that is put in at once, as keyboards of phones do, until it is left without a choice', async () => {
    render(<District onSearch={jest.fn()} chosen={{ id: '3', label: 'Tebet' }} />);
    const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Kecamatan' });
    expect(input).toHaveValue('Tebet');
    await userEvent.tab();
    await outsideAct(async () => {
      putIn(input, 'gam');
      await screen.findByRole('option', { name: /Gamping/ });
      expect(input).toHaveValue('gam');
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(input).toHaveValue('Tebet'));
  });

  test('says nothing about a search that failed, and searches again when the word is typed again', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const search = jest.fn();
    render(<FixedList options={[]} failed onSearch={search} />);
    await user.type(screen.getByRole('combobox', { name: 'Kecamatan' }), 'gam');
    await act(() => jest.advanceTimersByTimeAsync(SEARCH_DELAY_MS));
    expect(screen.queryByText('Tidak ditemukan')).not.toBeInTheDocument();
    expect(screen.queryByText('Mencari...')).not.toBeInTheDocument();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('{Backspace}m');
    await act(() => jest.advanceTimersByTimeAsync(SEARCH_DELAY_MS));
    expect(search.mock.calls).toEqual([['gam'], ['gam']]);
  });

  test('can be chosen from by keyboard', async () => {
    render(<District onSearch={jest.fn()} />);
    const input = screen.getByRole('combobox', { name: 'Kecamatan' });
    await userEvent.type(input, 'gam');
    await screen.findByRole('option', { name: /Gambir/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(input).toHaveValue('Gambir'));
  });

  test('has the text of its choice again when blanks are left in it', async () => {
    render(<District onSearch={jest.fn()} chosen={{ id: '3', label: 'Tebet' }} />);
    const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Kecamatan' });
    await userEvent.tab();
    input.select();
    await userEvent.paste('  ');
    await userEvent.tab();
    expect(input).toHaveValue('Tebet');
  });

  test('without its text has no value', async () => {
    render(<District onSearch={jest.fn()} chosen={{ id: '3', label: 'Tebet' }} />);
    const input = screen.getByRole('combobox', { name: 'Kecamatan' });
    await userEvent.clear(input);
    await userEvent.tab();
    expect(input).toHaveValue('');
  });

  test('shows that nothing was found, and that a search is pending', async () => {
    const { rerender } = render(<District onSearch={jest.fn()} />);
    await userEvent.type(screen.getByRole('combobox'), 'xyz');
    expect(await screen.findByText('Tidak ditemukan')).toBeInTheDocument();
    rerender(<District onSearch={jest.fn()} loading />);
    expect(await screen.findByText('Mencari...')).toBeInTheDocument();
  });
});

describe('cards to choose from', () => {
  const unavailable = jest.fn();
  function Methods({ error }: { error?: string }) {
    const [value, setValue] = useState('');
    return (
      <RadioCards
        legend="Transfer Bank"
        name="bank"
        value={value}
        onValueChange={setValue}
        onUnavailable={unavailable}
        error={error}
        options={[
          { value: 'bca', title: 'BCA', note: 'Ani' },
          { value: 'bri', title: 'BRI', unavailable: true },
          { value: 'bni', title: 'BNI', end: 'Rp4.000' },
        ]}
      />
    );
  }

  test('are radio buttons in a labelled group', async () => {
    render(<Methods />);
    expect(screen.getByRole('group', { name: 'Transfer Bank' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /BCA/ }));
    expect(screen.getByRole('radio', { name: /BCA/ })).toBeChecked();
  });

  test('that are not available are not chosen, and the caller is notified', async () => {
    render(<Methods />);
    await userEvent.click(screen.getByRole('radio', { name: 'BRI' }));
    expect(screen.getByRole('radio', { name: 'BRI' })).not.toBeChecked();
    expect(unavailable).toHaveBeenCalledWith('bri');
  });

  test('show an error', () => {
    render(<Methods error="Expedisi wajib dipilih" />);
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Expedisi wajib dipilih');
  });
});

test('stars are chosen by click', async () => {
  function Review() {
    const [value, setValue] = useState(0);
    return (
      <RatingInput
        legend="Penilaian"
        name="star"
        value={value}
        onValueChange={setValue}
        error={value === 0 && 'Penilaian masih kosong'}
      />
    );
  }
  render(<Review />);
  expect(screen.getByRole('alert')).toHaveTextContent('Penilaian masih kosong');
  await userEvent.click(screen.getByRole('radio', { name: '4 bintang' }));
  expect(screen.getByRole('radio', { name: '4 bintang' })).toBeChecked();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a click on the label checks a checkbox', async () => {
  const change = jest.fn();
  render(<Checkbox label="Kirim sebagai Dropshipper" checked={false} onCheckedChange={change} />);
  await userEvent.click(screen.getByText('Kirim sebagai Dropshipper'));
  expect(change).toHaveBeenCalledWith(true);
});
