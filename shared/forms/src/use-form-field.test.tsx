import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FormCheckbox } from './form-checkbox.tsx';
import { FormTextField } from './form-text-field.tsx';
import { openForm } from './testing/open-form.tsx';
import type { FormErrors } from './validate-with.ts';

const sent = jest.fn();

function open(answer: FormErrors | undefined = undefined) {
  sent.mockReset();
  openForm(
    <>
      <FormTextField name="nama" label="Nama" />
      <FormTextField name="catatan" label="Catatan" />
    </>,
    {
      initialValues: { nama: 'Ani' },
      validate: ({ nama }) => (nama === 'x' ? { nama: 'terlalu pendek' } : {}),
      onSubmit: async (values) => {
        sent(values);
        return answer;
      },
    },
  );
  return userEvent.setup();
}

const submit = () => screen.getByRole('button', { name: 'Kirim' });

test('a field shows its error after blur', async () => {
  const user = open();
  const name = screen.getByLabelText('Nama');
  await user.clear(name);
  await user.type(name, 'x');
  expect(screen.queryByText('terlalu pendek')).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByText('terlalu pendek')).toBeVisible();
  expect(name).toHaveAttribute('aria-invalid', 'true');
});

test("the server's error is shown at the field until its value changes", async () => {
  const user = open({ catatan: 'terlalu panjang' });
  await user.click(submit());
  expect(await screen.findByText('terlalu panjang')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Catatan')).toHaveFocus());
  await user.type(screen.getByLabelText('Nama'), 'ta');
  expect(screen.getByText('terlalu panjang')).toBeVisible();
  await user.type(screen.getByLabelText('Catatan'), 'a');
  expect(screen.queryByText('terlalu panjang')).not.toBeInTheDocument();
});

test("the field's own error takes precedence over the server's", async () => {
  const user = open({ nama: 'sudah dipakai' });
  await user.click(submit());
  expect(await screen.findByText('sudah dipakai')).toBeVisible();
  await user.clear(screen.getByLabelText('Nama'));
  await user.type(screen.getByLabelText('Nama'), 'x');
  expect(screen.getByText('terlalu pendek')).toBeVisible();
  expect(screen.queryByText('sudah dipakai')).not.toBeInTheDocument();
});

test('an emptied text is an empty string', async () => {
  const user = open();
  await user.clear(screen.getByLabelText('Nama'));
  await user.click(submit());
  expect(sent).toHaveBeenCalledWith({ nama: '' });
});

test('what was typed stays while its fields are away', async () => {
  function Hideable() {
    const [isShown, setShown] = useState(true);
    return (
      <>
        {isShown && (
          <>
            <FormTextField name="nama" label="Nama" />
            <FormTextField name="catatan" label="Catatan" />
            <FormCheckbox name="setuju" label="Setuju" />
          </>
        )}
        <button type="button" onClick={() => setShown(!isShown)}>
          Sembunyikan atau tampilkan
        </button>
      </>
    );
  }
  openForm(<Hideable />, { initialValues: { nama: 'Ani', setuju: false }, onSubmit: sent });
  await userEvent.type(screen.getByLabelText('Nama'), ' Sari');
  await userEvent.type(screen.getByLabelText('Catatan'), 'pagar hijau');
  await userEvent.click(screen.getByLabelText('Setuju'));
  await userEvent.click(screen.getByText('Sembunyikan atau tampilkan'));
  expect(screen.queryByLabelText('Nama')).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Sembunyikan atau tampilkan'));
  expect(screen.getByLabelText('Nama')).toHaveValue('Ani Sari');
  expect(screen.getByLabelText('Catatan')).toHaveValue('pagar hijau');
  expect(screen.getByLabelText('Setuju')).toBeChecked();
});
