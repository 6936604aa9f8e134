import { createStore, Provider } from '@lapak/runtime';
import { render, screen } from '@testing-library/react';
import { aCard } from '../../testing/builders.ts';
import { ProductCards } from './product-cards.tsx';

const products = [1, 2, 3, 4, 5].map((id) => aCard({ id, image_url: `/files/${id}.webp` }));
const store = createStore();
const cards = (count: number) => (
  <Provider store={store}>
    <ProductCards
      username="kopi"
      products={products}
      count={count}
      dateServer="2026-11-23T07:00:00+07:00"
      firstView={2}
    />
  </Provider>
);

test('the cards are not rendered again while the next page is requested', () => {
  const reads = jest.spyOn(products, 'slice');
  const { rerender } = render(cards(4));
  reads.mockClear();
  rerender(cards(4));
  expect(reads).not.toHaveBeenCalled();
  rerender(cards(5));
  expect(reads).toHaveBeenCalled();
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  reads.mockRestore();
});

test('the pictures of the first view are requested first', () => {
  const { container } = render(cards(4));
  const loading = [...container.querySelectorAll('img')].map((picture) => picture.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'eager', 'lazy', 'lazy']);
});
