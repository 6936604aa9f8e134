import type { ListingChoice } from './listing-url.ts';
import { defaultSortLinks, newerSortLinks } from './sort-choices.ts';

const plain: ListingChoice = { keyword: '', categoryId: null, sortBy: 'promo', sort: 'desc', page: 1 };
const byPrice = (sort: 'asc' | 'desc'): ListingChoice => ({ ...plain, sortBy: 'price', sort });
const find = (links: { label: string }[], label: string) => links.find((link) => link.label === label);

describe('sorting in the default layout', () => {
  it('offers promo, newest, bestselling and price, promo chosen first', () => {
    expect(defaultSortLinks(plain).map(({ label, isChosen }) => [label, isChosen])).toEqual([
      ['Promo', true],
      ['Terbaru', false],
      ['Terlaris', false],
      ['Harga', false],
    ]);
  });

  it('reverses the price when it is chosen again', () => {
    expect(find(defaultSortLinks(plain), 'Harga')).toMatchObject({
      change: { sortBy: 'price', sort: 'asc' },
    });
    expect(find(defaultSortLinks(byPrice('asc')), 'Harga')).toMatchObject({
      change: { sortBy: 'price', sort: 'desc' },
      isChosen: true,
      direction: 'asc',
    });
    expect(find(defaultSortLinks(byPrice('desc')), 'Harga')).toMatchObject({
      change: { sortBy: 'price', sort: 'asc' },
      isChosen: true,
      direction: 'desc',
    });
  });
});

describe('sorting in the newer layout', () => {
  it('has the dearest and the cheapest as choices of their own', () => {
    const links = newerSortLinks(byPrice('desc'));
    expect(find(links, 'Termahal')).toMatchObject({
      change: { sortBy: 'price', sort: 'desc' },
      isChosen: true,
    });
    expect(find(links, 'Termurah')).toMatchObject({
      change: { sortBy: 'price', sort: 'asc' },
      isChosen: false,
    });
  });
});
