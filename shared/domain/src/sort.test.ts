import { DEFAULT_SORT, defaultSortChoices, isSortBy, newerSortChoices, sortLabels } from './sort.ts';

test('a listing starts with promo, descending', () => {
  expect(DEFAULT_SORT).toEqual({ sortBy: 'promo', sort: 'desc' });
});

test('the newer layout splits price into Termahal and Termurah', () => {
  expect(newerSortChoices.filter((choice) => choice.sortBy === 'price')).toEqual([
    { label: 'Termahal', sortBy: 'price', sort: 'desc' },
    { label: 'Termurah', sortBy: 'price', sort: 'asc' },
  ]);
  expect(defaultSortChoices).toHaveLength(4);
  expect(sortLabels.latest).toBe('Terbaru');
  expect(sortLabels.bestseller).toBe('Terlaris');
});

test.each([
  ['promo', true],
  ['price', true],
  ['toString', false],
  ['', false],
  [null, false],
])('%p names a sort: %p', (text, expected) => expect(isSortBy(text)).toBe(expected));
