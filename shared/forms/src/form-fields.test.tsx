import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormCheckbox } from './form-checkbox.tsx';
import { FormFileField } from './form-file-field.tsx';
import { FormSelect } from './form-select.tsx';
import { FormDigitsField, FormRupiahField } from './form-text-field.tsx';
import { PasswordField } from './password-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { openForm } from './testing/open-form.tsx';

test('digits, an amount and a phone number have digits as value, whatever is typed', async () => {
  const form = openForm(
    <>
      <FormDigitsField name="kode_pos" label="Kode Pos" />
      <FormRupiahField name="jumlah" label="Jumlah" />
      <PhoneField name="handphone" label="Handphone" marked />
    </>,
  );
  await userEvent.type(screen.getByLabelText('Kode Pos'), '40a135');
  await userEvent.type(screen.getByLabelText('Jumlah'), 'Rp1.500x0');
  await userEvent.type(screen.getByLabelText(/^Handphone/), '0812-345');
  expect(form.values).toEqual({ kode_pos: '40135', jumlah: '15000', handphone: '0812345' });
  expect(screen.getByLabelText('Jumlah')).toHaveValue('15.000');
  expect(screen.getByLabelText(/^Handphone/)).toHaveAttribute('inputmode', 'tel');
  expect(screen.getByLabelText(/^Handphone/)).toBeRequired();
});

test('a checkbox and a select', async () => {
  const form = openForm(
    <>
      <FormCheckbox name="setuju" label="Setuju" />
      <FormSelect name="ukuran" label="Ukuran" options={[{ value: 'm', label: 'Sedang' }]} />
    </>,
  );
  await userEvent.click(screen.getByLabelText('Setuju'));
  await userEvent.click(screen.getByRole('combobox', { name: 'Ukuran' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Sedang' }));
  expect(form.values).toEqual({ setuju: true, ukuran: 'm' });
});

test('a password is hidden until the eye button is pressed', async () => {
  openForm(<PasswordField name="password" label="Password" autoComplete="new-password" />);
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Lihat isian' }));
  expect(password).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Tutup isian' }));
  expect(password).toHaveAttribute('type', 'password');
});

test('a chosen file is the value, and its error is shown at once', async () => {
  const picture = new File(['x'], 'a.png', { type: 'image/png' });
  const form = openForm(
    <FormFileField name="foto" pickLabel="Unggah" advice={(file) => `${file.name} terlalu besar`} />,
  );
  await userEvent.upload(screen.getByLabelText('Unggah'), picture);
  expect(form.values).toEqual({ foto: picture });
  expect(screen.getByText('a.png terlalu besar')).toBeVisible();
});

test('the form error of a file takes precedence over advice', async () => {
  openForm(<FormFileField name="foto" pickLabel="Unggah" advice={() => 'terlalu besar'} />, {
    validate: () => ({ foto: 'bukan foto' }),
  });
  await userEvent.upload(screen.getByLabelText('Unggah'), new File(['x'], 'a.png', { type: 'image/png' }));
  expect(screen.getByText('bukan foto')).toBeVisible();
  expect(screen.queryByText('terlalu besar')).not.toBeInTheDocument();
});
