import { aForm, aProduct } from '../../testing/product-builders.ts';
import { formErrors, productErrors } from './product-problems.ts';
import { newProductValues, productValues, type ProductValues } from './product-values.ts';

const now = new Date('2026-11-27T00:00:00Z');
const errorsOf = (own: Partial<ProductValues>, form = aForm()) =>
  productErrors({ ...productValues(aProduct(form)), ...own }, form, now);

test('a product that the API has answered has no errors', () => {
  expect(errorsOf({})).toEqual({});
});

test('a new one lacks what every product has', () => {
  expect(productErrors(newProductValues, null, now)).toEqual({
    nama: 'Wajib diisi',
    harga: 'Wajib diisi',
    stock: 'Wajib diisi',
    images: 'Tambahkan paling sedikit satu gambar',
    berat: 'wajib diisi untuk barang',
  });
});

test('rules of the import are shown in the words of the form', () => {
  expect(errorsOf({ is_limit: true })).toEqual({
    buy_limit: 'wajib diisi karena Batas pembelian dinyalakan',
  });
});

test('errors of combinations are under their rows', () => {
  const form = aForm({
    enable_variations: 1,
    product_variety: [{ variation_name: 'Ukuran', list_options: ['S', 'M', 'L'] }],
    price_variety: [
      { options: ['S'], price: 10, stock: 1 },
      { options: ['L'], price: 20, stock: 2, discount_price: 30 },
    ],
  });
  const values = productValues(aProduct(form));
  expect(productErrors(values, form, now)).toEqual({
    matrix: { rows: { 3: { discount_price: 'tidak boleh lebih besar dari harga' } } },
  });
  expect(formErrors({ 'price_variety.0.stock': 'terlalu besar', 'images.0': 'tidak ada' }, values)).toEqual({
    matrix: { rows: { 1: { stock: 'terlalu besar' } } },
    images: 'tidak ada',
  });
});

test('errors of tiers are beside their fields', () => {
  const tiers = [{ min_product: '2', max_product: '', price: '' }];
  expect(errorsOf({ enable_wholesale_price: true, wholesale_prices: tiers })).toMatchObject({
    wholesale_prices: [{ price: 'Wajib diisi' }],
  });
});

test('pictures that are being sent are waited for', () => {
  expect(errorsOf({ sending: 1 })).toEqual({ images: 'Tunggu sampai semua gambar dan berkas terkirim' });
});
