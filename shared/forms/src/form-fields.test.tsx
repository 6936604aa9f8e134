import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormCheckbox } from './form-checkbox.tsx';
import { FormFileField } from './form-file-field.tsx';
import { FormSelect } from './form-select.tsx';
import { FormDateField, FormDigitsField, FormRupiahField } from './form-text-field.tsx';
import { PasswordField } from './password-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { aPicture } from './testing/a-picture.ts';
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

test.each([
  ['+62 812-3456-7890', '081234567890'],
  ['\u202A+62 (0)812\u20113456\u20117890\u202C', '081234567890'],
  ['https://wa.me/6281234567890', '081234567890'],
  ['0812 3456 7890 123', '081234567890123'],
  ['+1 (202) 555-0123', '0012025550123'],
])('a phone number pasted as %j is %s', async (copied, digits) => {
  const form = openForm(<PhoneField name="handphone" label="Handphone" />);
  await userEvent.click(screen.getByLabelText('Handphone'));
  await userEvent.paste(copied);
  expect(form.values).toEqual({ handphone: digits });
});

test('a postal code that is pasted with a blank keeps its last digit', async () => {
  const form = openForm(<FormDigitsField name="kode_pos" label="Kode Pos" maxLength={5} />);
  await userEvent.click(screen.getByLabelText('Kode Pos'));
  await userEvent.paste(' 401 357');
  expect(form.values).toEqual({ kode_pos: '40135' });
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
  const picture = aPicture('a.png');
  const form = openForm(
    <FormFileField
      name="foto"
      pickLabel="Unggah"
      noPicture="bukan gambar"
      advice={(file) => `${file.name} terlalu besar`}
    />,
  );
  await userEvent.upload(screen.getByLabelText('Unggah'), picture);
  expect(await screen.findByText('a.png terlalu besar')).toBeVisible();
  expect(form.values).toEqual({ foto: picture });
});

test('the form error of a file takes precedence over advice', async () => {
  openForm(
    <FormFileField name="foto" pickLabel="Unggah" noPicture="bukan gambar" advice={() => 'terlalu besar'} />,
    {
      validate: () => ({ foto: 'bukan foto' }),
    },
  );
  await userEvent.upload(screen.getByLabelText('Unggah'), aPicture('a.png'));
  expect(await screen.findByText('bukan foto')).toBeVisible();
  expect(screen.queryByText('terlalu besar')).not.toBeInTheDocument();
});

test.each([
  ['catatan.txt', 'text/plain', 'isi'],
  // A name and a type are no picture.
  ['ktp.jpg', 'image/jpeg', 'isi'],
  ['ktp.gif', 'image/gif', 'GIF89a'],
  ['kosong.png', 'image/png', ''],
])('%s of %s is refused at once and is no value', async (name, type, content) => {
  const form = openForm(
    <FormFileField name="foto" pickLabel="Unggah" accept="" noPicture="Hanya JPG dan PNG" />,
    { validate: ({ foto }) => (foto ? {} : { foto: 'Foto wajib diisi' }) },
  );
  await userEvent.upload(screen.getByLabelText('Unggah'), new File([content], name, { type }));
  expect(await screen.findByText('Hanya JPG dan PNG')).toBeVisible();
  expect(form.values.foto ?? null).toBeNull();
  // A picture by its content, whatever its name.
  const picture = aPicture('tanpa-nama');
  await userEvent.upload(screen.getByLabelText('Unggah'), picture);
  await waitFor(() => expect(form.values).toEqual({ foto: picture }));
  expect(screen.queryByText('Hanya JPG dan PNG')).not.toBeInTheDocument();
});

test('a date is shown as DD-MM-YYYY and is YYYY-MM-DD in the form, typed or picked', async () => {
  const form = openForm(<FormDateField name="tanggal" label="Tanggal" />);
  const field = screen.getByLabelText('Tanggal');
  await userEvent.type(field, '05122026');
  expect(field).toHaveValue('05-12-2026');
  expect(form.values).toEqual({ tanggal: '2026-12-05' });
  await userEvent.clear(field);
  await userEvent.type(field, '5/1/2027');
  await userEvent.tab();
  expect(field).toHaveValue('05-01-2027');
  const calendar = field.parentElement?.querySelector('input[type="date"]');
  if (!calendar) throw new Error('no calendar');
  fireEvent.change(calendar, { target: { value: '2026-11-30' } });
  expect(field).toHaveValue('30-11-2026');
  expect(form.values).toEqual({ tanggal: '2026-11-30' });
  await userEvent.clear(field);
  await userEvent.type(field, '31-02-2027');
  expect(form.values).toEqual({ tanggal: '31-02-2027' });
});
