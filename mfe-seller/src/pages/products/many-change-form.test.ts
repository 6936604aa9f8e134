import { changeErrors, changeOf, firstValues, type ManyChangeValues } from './many-change-form.ts';

const of = (own: Partial<ManyChangeValues>) => ({ ...firstValues, ...own });

test.each([
  [
    of({
      kind: 'price',
      by: 'amount',
      direction: 'down',
      value: '5000',
      round_to: '500',
      with_discount: false,
    }),
    { kind: 'price', by: 'amount', value: -5000, round_to: 500, with_discount: false },
  ],
  [of({ kind: 'stock', stock_by: 'less', pieces: '3' }), { kind: 'stock', by: 'add', value: -3 }],
  [of({ kind: 'stock', stock_by: 'set', pieces: '0' }), { kind: 'stock', by: 'set', value: 0 }],
  [of({ kind: 'category', category_key: '-' }), { kind: 'category', category_key: null }],
  [of({ kind: 'category', category_key: 'teh' }), { kind: 'category', category_key: 'teh' }],
  [of({ kind: 'promo', is_promo: '0' }), { kind: 'promo', status_promo: 0 }],
  [of({ kind: 'visibility' }), { kind: 'visibility', is_hidden: 1 }],
  [of({ kind: 'remove' }), { kind: 'remove' }],
])('%j means %j', (values, change) => {
  expect(changeErrors(values)).toEqual({});
  expect(changeOf(values)).toEqual(change);
});

test.each([
  [of({}), 'value'],
  [of({ value: '0' }), 'value'],
  [of({ value: '101', direction: 'down' }), 'value'],
  [of({ by: 'amount', value: '1000000001' }), 'value'],
  [of({ kind: 'stock' }), 'pieces'],
  [of({ kind: 'stock', pieces: '0' }), 'pieces'],
  [of({ kind: 'stock', pieces: '10000001' }), 'pieces'],
  [of({ kind: 'category' }), 'category_key'],
])('%j has an error in %s', (values, field) => {
  expect(Object.keys(changeErrors(values))).toEqual([field]);
});
