import { aForm, aProduct } from '../../testing/product-builders.ts';
import { mergedSeen, mergeProducts } from './merge-products.ts';
import { productOf, productValues } from './product-values.ts';

const variety = (s: number, m: number) => ({
  product_variety: [{ variation_name: 'Ukuran', list_options: ['S', 'M'] }],
  price_variety: [
    { options: ['S'], price: s, stock: 1 },
    { options: ['M'], price: m, stock: 1 },
  ],
});

test('fields that one alone has changed are put together; what both have changed is chosen', () => {
  const { conflicts, merged } = mergeProducts(
    aForm({ description: 'lama' }),
    aForm({ harga: 80_000, nama: 'Gayo Baru', description: 'lama' }),
    aForm({ harga: 90_000, description: 'baru' }),
  );
  expect(conflicts).toEqual([{ key: 'harga', label: 'Harga', mine: 'Rp80.000', theirs: 'Rp90.000' }]);
  expect(merged({})).toEqual(aForm({ harga: 80_000, nama: 'Gayo Baru', description: 'baru' }));
  expect(merged({ harga: 'theirs' }).harga).toBe(90_000);
});

test('the same change of both is none to choose', () => {
  expect(mergeProducts(aForm(), aForm({ harga: 1 }), aForm({ harga: 1 })).conflicts).toEqual([]);
});

test('combinations are compared one by one', () => {
  const { conflicts, merged } = mergeProducts(
    aForm(variety(10, 20)),
    aForm(variety(11, 20)),
    aForm(variety(12, 22)),
  );
  expect(conflicts.map(({ label, mine, theirs }) => [label, mine, theirs])).toEqual([
    ['Kombinasi S', 'Rp11, stok 1', 'Rp12, stok 1'],
  ]);
  expect(merged({}).price_variety?.map(({ price }) => price)).toEqual([11, 22]);
});

test('a combination of the form that nobody touched is that of the answer, in whatever order it has its figures', () => {
  const answered = (price: number) =>
    aForm({
      enable_variations: 1,
      enable_discount_pricing: 1,
      product_variety: [{ variation_name: 'Ukuran', list_options: ['S'] }],
      price_variety: [{ options: ['S'], price, discount_price: 5, stock: 1, berat: 100 }],
    });
  const base = answered(10);
  const untouched = productOf(productValues(aProduct(base)), base);
  const { conflicts, merged } = mergeProducts(base, untouched, answered(12));
  expect(conflicts).toEqual([]);
  expect(merged({}).price_variety?.map(({ price }) => price)).toEqual([12]);
});

test('a combination whose option the chosen variations have not is left out', () => {
  const mine = aForm({
    product_variety: [{ variation_name: 'Ukuran', list_options: ['S'] }],
    price_variety: [{ options: ['S'], price: 10, stock: 1 }],
  });
  const { merged } = mergeProducts(aForm(variety(10, 20)), mine, aForm(variety(10, 25)));
  expect(merged({}).price_variety?.map(({ options }) => options)).toEqual([['S']]);
});

test('stock that was typed is sent with what its form was filled in with, so that sold pieces stay sold', () => {
  const base = aProduct({ stock: 12 });
  const present = aProduct({ stock: 10 });
  expect(mergedSeen(base, aForm({ stock: 20 }), present).stock).toBe(12);
  expect(mergedSeen(base, aForm({ stock: 12 }), present).stock).toBe(10);
});
