import type { ProductForm } from '@lapak/contracts/store-document/product';
import { aForm, aProduct } from '../../testing/product-builders.ts';
import { newProductValues, productOf, productValues } from './product-values.ts';

/** All that a product may have, as the API answers it. */
const full: ProductForm = {
  ...aForm(),
  youtube_url: 'dQw4w9WgXcQ',
  product_condition: 'used',
  type_of_weight: 'range',
  berat_min: 200,
  berat_max: 300,
  pre_order: 1,
  pre_order_time: 7,
  enable_variations: 1,
  product_variety: [{ variation_name: 'Ukuran', list_options: ['S', 'M'] }],
  price_variety: [
    { options: ['S'], price: 10, stock: 1, discount_price: 8, berat: 100 },
    { options: ['M'], price: 20, stock: 2 },
  ],
  enable_discount_pricing: 1,
  discount_price: 70_000,
  discount_start_date: '2026-11-01T08:30:00+07:00',
  discount_end_date: '2026-12-01T23:59:59+07:00',
  status_promo: 1,
  enable_wholesale_price: 1,
  wholesale_prices: [
    { min_product: 2, max_product: 9, price: 70_000 },
    { min_product: 10, max_product: null, price: 60_000 },
  ],
  is_limit: 1,
  buy_limit: 3,
  alamat_option: 0,
  show_dropshipper: 1,
  show_reseller: 0,
  is_notes: 0,
  is_donation: 1,
  donation_custom: 0,
  donation_amount: 5_000,
  donation_recipient: 'Panti',
  enable_identity_data: 1,
  enable_order_date: 1,
  is_custom_field: 1,
  custom_field: [
    {
      name: 'Nama di kartu',
      form_name: 'nama_kartu',
      type: 'short-text',
      placeholder: 'Sari',
      is_required: 1,
    },
    {
      name: 'Gilingan',
      form_name: 'gilingan',
      type: 'dropdown',
      options: ['Halus', 'Kasar'],
      is_required: 0,
    },
  ],
  is_survei: 1,
  survei_link: 'https://contoh.id/survei',
  payment_exclusions: ['bca'],
  is_hidden: 1,
};

test('what nobody has touched is saved as it was', () => {
  expect(productOf(productValues(aProduct(full)), full)).toEqual(full);
});

test('what is behind a switch that is off stays as it was', () => {
  const off = {
    ...productValues(aProduct(full)),
    enable_variations: false,
    is_limit: false,
    buy_limit: '99',
  };
  expect(productOf(off, full)).toEqual({ ...full, enable_variations: 0, is_limit: 0 });
});

test('a day that is changed is the whole day, the other moment keeps its time', () => {
  const values = { ...productValues(aProduct(full)), discount_end_date: '2027-01-31' };
  expect(productOf(values, full)).toMatchObject({
    discount_start_date: '2026-11-01T08:30:00+07:00',
    discount_end_date: '2027-01-31',
  });
});

test('what is empty is left out', () => {
  const product = productOf({ ...newProductValues, nama: ' Teh ', harga: '5000', stock: '0' }, null);
  expect(product).toMatchObject({ nama: 'Teh', harga: 5_000, stock: 0, images: [], alamat_option: 1 });
  for (const name of ['slug', 'berat', 'description', 'category_key', 'discount_price', 'link'])
    expect(product).not.toHaveProperty(name);
});

test('a file and a link are of digital products alone', () => {
  const digital = aForm({ category: 'digital_product', file: 'files/pola.pdf' });
  expect(productOf(productValues(aProduct(digital)), digital).file).toBe('files/pola.pdf');
  const goods = { ...productValues(aProduct(digital)), category: 'barang' };
  expect(productOf(goods, digital)).not.toHaveProperty('file');
});

test('a field that buyers fill in gets a name of its own', () => {
  const field = {
    name: 'Ukuran Baju?',
    form_name: '',
    type: 'number' as const,
    options: '',
    placeholder: '',
  };
  const values = {
    ...newProductValues,
    is_custom_field: true,
    custom_field: [
      { ...field, is_required: true },
      { ...field, is_required: false },
    ],
  };
  expect(productOf(values, null).custom_field?.map(({ form_name }) => form_name)).toEqual([
    'isian_ukuran_baju',
    'isian_ukuran_baju_2',
  ]);
});
