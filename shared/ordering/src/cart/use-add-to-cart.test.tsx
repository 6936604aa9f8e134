import { buildLine } from '@lapak/domain/testing/builders';
import { createStore, Provider, selectCartLines } from '@lapak/runtime';
import { toasts } from '@lapak/ui/testing/toasts';
import { renderHook } from '@testing-library/react';
import { useAddToCart } from './use-add-to-cart.ts';

const full = Array.from({ length: 200 }, (_, at) => buildLine({ id: at + 1 }));

function open() {
  const store = createStore({ preloadedState: { cart: { kopi: { lines: full, orderedAt: null } } } });
  const { result } = renderHook(() => useAddToCart('kopi'), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  return { add: result.current, lines: () => selectCartLines(store.getState(), 'kopi') };
}

it('adds nothing that an order could not take, and says so', () => {
  const { add, lines } = open();
  expect(add([buildLine({ id: 7, qty: 3 }), buildLine({ id: 201 })])).toBe(false);
  expect(lines()).toEqual(full);
  expect(toasts()).toEqual([
    { kind: 'error', text: 'Keranjang paling banyak 200 produk. Checkout atau hapus dulu sebagian isinya' },
  ]);
});

it('changes what is in a full cart', () => {
  const { add, lines } = open();
  expect(add([buildLine({ id: 7, qty: 3 })])).toBe(true);
  expect(lines()).toHaveLength(200);
  expect(lines()[6]).toMatchObject({ id: 7, qty: 3 });
});
