import type { District } from '@lapak/contracts/api/auth';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DistrictField } from './district-field.tsx';
import { PostalCodeField } from './postal-code-field.tsx';
import { openForm } from './testing/open-form.tsx';

const coblong: District = {
  id: '3273010',
  name: 'Coblong',
  city: { id: '3273', name: 'Kota Bandung' },
  province: { id: '32', name: 'Jawa Barat' },
};

test('a district is searched, is an object, and shows its city; dependent values change with it', async () => {
  const onSearch = jest.fn();
  const onChoose = jest.fn();
  const form = openForm(
    <DistrictField
      name="district"
      districts={[coblong]}
      loading={false}
      failed={false}
      onSearch={onSearch}
      onChoose={onChoose}
    />,
  );
  await userEvent.type(screen.getByRole('combobox', { name: 'Kecamatan' }), 'cob');
  expect(onSearch).not.toHaveBeenCalled();
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith('cob'));
  await userEvent.click(await screen.findByRole('option', { name: /Coblong.*Kota Bandung, Jawa Barat/ }));
  expect(form.values).toEqual({ district: coblong });
  expect(onChoose).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('combobox', { name: 'Kecamatan' })).toHaveAccessibleDescription(
    'Kota Bandung, Jawa Barat',
  );
});

test('a pasted text of any length is searched by its end', async () => {
  const onSearch = jest.fn();
  openForm(
    <DistrictField name="district" districts={[]} loading={false} failed={false} onSearch={onSearch} />,
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Kecamatan' }));
  await userEvent.paste('Laweyan '.repeat(5_000));
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith('Laweyan '.repeat(5_000).slice(-500)));
});

test('a postal code is at most five digits', async () => {
  const form = openForm(<PostalCodeField placeholder="Kode Pos (opsional)" />);
  await userEvent.type(screen.getByLabelText('Kode Pos'), '4a01356');
  expect(form.values).toEqual({ kode_pos: expect.stringMatching(/^\d{4,5}$/) });
  expect(screen.getByLabelText('Kode Pos')).not.toBeRequired();
});
