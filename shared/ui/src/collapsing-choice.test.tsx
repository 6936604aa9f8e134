import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CollapsingChoice } from './collapsing-choice.tsx';
import { RadioCards } from './radio-cards.tsx';

const titles: Record<string, string> = { reg: 'JNE REG', yes: 'JNE YES' };
const options = [
  ...Object.entries(titles).map(([value, title]) => ({ value, title })),
  { value: 'gone', title: 'Kurir gangguan', unavailable: true },
];

function Couriers({ chosen = '', error }: { chosen?: string; error?: string }) {
  const [value, setValue] = useState(chosen);
  const title = titles[value];
  return (
    <>
      <CollapsingChoice
        label="Pilih Kurir"
        chosen={title ? { title, note: 'Rp9.000', logo: { name: 'JNE', src: null } } : null}
        changeLabel="Ubah kurir"
        error={error}
      >
        <RadioCards
          legend="Pilih Kurir"
          name="kurir"
          options={options}
          value={value}
          onValueChange={setValue}
        />
      </CollapsingChoice>
      <button type="button" onClick={() => setValue('')}>
        Kecamatan lain
      </button>
    </>
  );
}

const change = () => screen.queryByRole('button', { name: 'Ubah kurir' });
const radio = (name: string) => screen.getByRole('radio', { name });

test('a press collapses the options to the chosen one, and its button has the focus', async () => {
  render(<Couriers />);
  await userEvent.click(radio('JNE YES'));
  expect(screen.getByRole('group', { name: 'Pilih Kurir' })).toHaveTextContent('JNE YES Rp9.000');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(change()).toHaveFocus();
  expect(change()).toHaveAccessibleDescription('JNE YES Rp9.000');
});

test('the button opens them again at the chosen one, and a press on that collapses them', async () => {
  render(<Couriers chosen="yes" />);
  await userEvent.click(change()!);
  expect(radio('JNE YES')).toHaveFocus();
  await userEvent.click(radio('JNE YES'));
  expect(change()).toBeInTheDocument();
});

test('an unavailable one leaves them open', async () => {
  render(<Couriers chosen="yes" />);
  await userEvent.click(change()!);
  await userEvent.click(radio('Kurir gangguan'));
  expect(radio('JNE YES')).toBeChecked();
});

test('the arrow keys choose without collapsing; the Tab key collapses on its way out', async () => {
  render(<Couriers />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await userEvent.click(change()!);
  await userEvent.keyboard('{ArrowDown}');
  expect(radio('JNE YES')).toBeChecked();
  await userEvent.tab();
  expect(change()).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Kecamatan lain' })).toHaveFocus();
});

test('a choice that is cleared shows the options; the arrow keys leave them open then too', async () => {
  render(<Couriers chosen="reg" />);
  await userEvent.click(screen.getByRole('button', { name: 'Kecamatan lain' }));
  radio('JNE REG').focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(radio('JNE YES')).toBeChecked();
});

test('an error of the chosen one is shown with it', () => {
  render(<Couriers chosen="reg" error="Kurir tidak tersedia" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Kurir tidak tersedia');
  expect(change()).toHaveAccessibleDescription('JNE REG Rp9.000 Kurir tidak tersedia');
});
