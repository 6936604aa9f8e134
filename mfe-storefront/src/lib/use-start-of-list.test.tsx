import { render } from '@testing-library/react';
import { readListingUrl } from './listing-url.ts';
import { useStartOfList } from './use-start-of-list.ts';

function List({ query }: { query: string }) {
  return <section ref={useStartOfList(readListingUrl(new URLSearchParams(query)))} />;
}

/** Changes the choice of a list whose top is at the given offset, and returns the scroll. */
function change(from: string, to: string, top: number) {
  const { container, rerender } = render(<List query={from} />);
  const scrollIntoView = jest.fn();
  const list = container.querySelector('section');
  if (!list) throw new Error('there is no list');
  Object.assign(list, { scrollIntoView, getBoundingClientRect: () => ({ top }) });
  rerender(<List query={to} />);
  return scrollIntoView.mock.calls.length;
}

test('another search, category or sort scrolls to its beginning when that is out of view', () => {
  expect(change('', 'keyword=teh', -900)).toBe(1);
  expect(change('category=1', 'category=2', -900)).toBe(1);
  expect(change('sort=price', 'sort=price-asc', -900)).toBe(1);
});

test('does not scroll while the beginning is in view, or when the choice is the same', () => {
  expect(change('', 'keyword=teh', 300)).toBe(0);
  expect(change('keyword=teh', 'keyword=teh', -900)).toBe(0);
});
