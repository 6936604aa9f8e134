/** @jest-environment node */
import { singleCheckoutFields } from '@lapak/contracts/api/order';
import { isStandardField } from '@lapak/contracts/order-field-names';
import type { CustomField } from '@lapak/domain/cart-line';
import { buildLine } from '@lapak/domain/testing/builders';
import { orderFigures } from '../price-details/order-figures.ts';
import { singleOrder } from './single-order.ts';
import { customName, initialSingleValues } from './single-values.ts';

const figuresOf = (line: ReturnType<typeof buildLine>) =>
  orderFigures({ lines: [line], ongkir: 0, voucher: null, donation: { send: false, typed: '' } });

const orderOf = (line: ReturnType<typeof buildLine>, values: object) =>
  singleOrder({
    username: 'studiokarya',
    line,
    values: { ...initialSingleValues(line, null, null), ...values },
    figures: figuresOf(line),
    voucherCode: '',
    expectedTotal: figuresOf(line).total,
  });

test('the identity picture is sent as a file, where identity is required', () => {
  const picture = new File(['x'], 'ktp.png', { type: 'image/png' });
  const asked = buildLine({ category: 'jasa', enable_identity_data: 1 });
  expect(orderOf(asked, { identity_picture: picture }).get('identity_picture')).toMatchObject({
    name: 'ktp.png',
    type: 'image/png',
  });
  const notAsked = buildLine({ category: 'jasa' });
  expect(orderOf(notAsked, { identity_picture: picture }).has('identity_picture')).toBe(false);
});

test('date and time are sent only where they are required', () => {
  const values = { order_date: '2026-12-05', order_time: '09:00' };
  expect(orderOf(buildLine({ enable_order_date: 1 }), values).get('order_date')).toBe('2026-12-05');
  expect(orderOf(buildLine(), values).has('order_date')).toBe(false);
});

test('a payment method is not sent with an order that costs nothing', () => {
  const values = { payment_method: 11, mobile_e_wallet: '62812' };
  const free = orderOf(buildLine({ harga: 0 }), values);
  expect(free.has('payment_method')).toBe(false);
  expect(free.has('mobile_e_wallet')).toBe(false);
  expect(free.get('free_product')).toBe('1');
  expect(orderOf(buildLine(), values).get('payment_method')).toBe('11');
});

test("a seller's field never replaces a field of the form, not even for an empty one", () => {
  const own = (id: number, form_name: string): CustomField => ({
    id,
    name: 'Isian',
    form_name,
    type: 'short-text',
    options: [],
    placeholder: null,
    is_required: 0,
  });
  const names = Object.keys(singleCheckoutFields);
  const line = buildLine({
    is_custom_field: 1,
    custom_field: [...names.map((name, at) => own(at, name)), own(99, 'kelas')],
  });
  const answers = Object.fromEntries(line.custom_field.map((field) => [customName(field), 'Lain']));
  const form = orderOf(line, { nama: 'Sari', ...answers });
  expect(form.get('nama')).toBe('Sari');
  expect([...form].filter(([, value]) => value === 'Lain')).toEqual([['kelas', 'Lain']]);
});

test('every value of the form has a name that no field of a seller can have', () => {
  const names = Object.keys(initialSingleValues(buildLine(), null, null));
  expect(names.filter((name) => !isStandardField(name))).toEqual([]);
});
