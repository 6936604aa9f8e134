import { FormElement } from '@lapak/forms/form-element';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-final-form';
import { aProduct } from '../../testing/product-builders.ts';
import { formErrors, productErrors } from './product-problems.ts';
import { productValues, type ProductValues } from './product-values.ts';
import { VariationsField } from './variations-field.tsx';

const list = (of: string, count: number) => Array.from({ length: count }, (_, at) => `${of}${at + 1}`);

/** A form of a product in sizes and colours. */
function openForm(sizes: number, colours: number, rowsPerPage?: number, answer: Record<string, string> = {}) {
  const product = aProduct({
    enable_variations: 1,
    product_variety: [
      { variation_name: 'Ukuran', list_options: list('U', sizes) },
      { variation_name: 'Warna', list_options: list('W', colours) },
    ],
    price_variety: list('U', sizes).flatMap((size) =>
      list('W', colours).map((colour) => ({ options: [size, colour], price: 10_000, stock: 1 })),
    ),
  });
  render(
    <Form<ProductValues>
      initialValues={productValues(product)}
      validate={(values) => productErrors(values, product.product, new Date())}
      onSubmit={(values) => formErrors(answer, values)}
    >
      {({ handleSubmit }) => (
        <FormElement onSubmit={handleSubmit}>
          <VariationsField rowsPerPage={rowsPerPage} />
          <button type="submit">Simpan</button>
        </FormElement>
      )}
    </Form>,
  );
}
/** Looked for in its row alone: over hundreds of fields jsdom takes a minute. */
function cell(field: string, name: string): HTMLElement {
  const row = screen.getByText(name).closest('tr');
  return within(row ?? document.body).getByLabelText(`${field} ${name}`);
}
const save = () => userEvent.click(screen.getByText('Simpan'));

test('Tab goes through sixty rows', async () => {
  openForm(6, 10);
  // Over all of them jsdom takes half a minute.
  cell('Harga', 'U5, W9').focus();
  await userEvent.keyboard('{Tab}'.repeat(11 * 4));
  expect(cell('Harga', 'U6, W10')).toHaveFocus();
  expect(screen.queryByText('Berikutnya')).not.toBeInTheDocument();
});

test('many rows come in pages, whose first row gets the focus', async () => {
  openForm(3, 2, 4);
  await userEvent.click(screen.getByText('Berikutnya'));
  expect(screen.getByText('Halaman 2 dari 2')).toBeVisible();
  expect(cell('Jual', 'U3, W1')).toHaveFocus();
  await userEvent.click(screen.getByText('Sebelumnya'));
  expect(cell('Jual', 'U1, W1')).toHaveFocus();
});

test('a save that is refused shows the page of the first wrong row', async () => {
  openForm(3, 2, 4, { 'price_variety.3.stock': 'paling banyak 1.000.000' });
  await userEvent.click(screen.getByText('Berikutnya'));
  await userEvent.clear(cell('Harga', 'U3, W2'));
  await userEvent.click(screen.getByText('Sebelumnya'));
  expect(screen.queryByText('U3, W2')).not.toBeInTheDocument();
  await save();
  await waitFor(() => expect(cell('Harga', 'U3, W2')).toHaveFocus());
  expect(cell('Harga', 'U3, W2')).toHaveAccessibleDescription('Wajib diisi');
  await userEvent.type(cell('Harga', 'U3, W2'), '9000');
  // The answer names a row of the first page.
  await save();
  await waitFor(() => expect(cell('Stok', 'U2, W2')).toHaveFocus());
  expect(cell('Stok', 'U2, W2')).toHaveAccessibleDescription('paling banyak 1.000.000');
});

test('one that was not sold begins with the price of the product', async () => {
  openForm(2, 2);
  await userEvent.click(cell('Jual', 'U1, W1'));
  expect(cell('Harga', 'U1, W1')).toBeDisabled();
  await userEvent.click(cell('Jual', 'U1, W1'));
  expect(cell('Harga', 'U1, W1')).toHaveValue('10.000');
});
