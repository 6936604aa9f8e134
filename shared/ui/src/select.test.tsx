import { render, screen } from '@testing-library/react';
import { Select } from './select.tsx';

const options = [{ value: 'kopi', label: 'Kopi' }];

test.each([
  ['kopi', 'Kopi'],
  ['', 'Pilih kategori'],
  // Chosen before the options changed, or before they came.
  ['teh-lama', 'Pilih kategori'],
])('"%s" is shown as "%s"', (value, shown) => {
  render(
    <Select
      label="Kategori"
      placeholder="Pilih kategori"
      options={options}
      value={value}
      onValueChange={jest.fn()}
    />,
  );
  expect(screen.getByRole('combobox', { name: 'Kategori' })).toHaveTextContent(shown);
});
