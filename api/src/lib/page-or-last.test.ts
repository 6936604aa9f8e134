import { pageOrLast } from './page-or-last.ts';

/** Reads pages of two of a list. */
const pagesOf = (list: readonly string[]) => (page: number) =>
  Promise.resolve({ data: list.slice(page * 2 - 2, page * 2), total: list.length, per_page: 2, page });

test.each([
  { page: undefined, shown: 1, data: ['a', 'b'] },
  { page: 2, shown: 2, data: ['c'] },
  { page: 3, shown: 2, data: ['c'] },
  { page: 100_000, shown: 2, data: ['c'] },
])('of three entries in pages of two, $page is page $shown', async ({ page, shown, data }) => {
  expect(await pageOrLast(page, pagesOf(['a', 'b', 'c']))).toMatchObject({ page: shown, data });
});

test('an empty list has an empty page, and no list none', async () => {
  expect(await pageOrLast(4, pagesOf([]))).toMatchObject({ page: 4, data: [] });
  expect(await pageOrLast(4, () => Promise.resolve(null))).toBeNull();
});
