import type { ListingChoice } from './listing-url.ts';
import { defaultSortLinks, newerSortLinks } from './sort-choices.ts';

const plain: ListingChoice = { keyword: '', categoryId: null, sortBy: 'promo', sort: 'desc', page: 1 };
const byPrice = (sort: 'asc' | 'desc'): ListingChoice => ({ ...plain, sortBy: 'price', sort });
const find = (links: { label: string }[], label: string) => links.find((link) => link.label === label);

describe('sorting in the default layout', () => {
  it('offers promo, newest, bestselling and price, promo chosen first', () => {
    expect(defaultSortLinks('kopi', plain).map(({ label, isChosen }) => [label, isChosen])).toEqual([
      ['Promo', true],
      ['Terbaru', false],
      ['Terlaris', false],
      ['Harga', false],
    ]);
  });

  it('turns the price round when it is chosen again', () => {
    expect(find(defaultSortLinks('kopi', plain), 'Harga')).toMatchObject({
      to: '/kopi/onlinestore?sort=price-asc',
    });
    expect(find(defaultSortLinks('kopi', byPrice('asc')), 'Harga')).toMatchObject({
      to: '/kopi/onlinestore?sort=price',
      isChosen: true,
      direction: 'asc',
    });
    expect(find(defaultSortLinks('kopi', byPrice('desc')), 'Harga')).toMatchObject({
      to: '/kopi/onlinestore?sort=price-asc',
      isChosen: true,
      direction: 'desc',
    });
  });
});

describe('sorting in the newer layout', () => {
  it('has the dearest and the cheapest as choices of their own', () => {
    const links = newerSortLinks('kopi', byPrice('desc'));
    expect(find(links, 'Termahal')).toMatchObject({ to: '/kopi/onlinestore?sort=price', isChosen: true });
    expect(find(links, 'Termurah')).toMatchObject({
      to: '/kopi/onlinestore?sort=price-asc',
      isChosen: false,
    });
  });

  it('keeps category and keyword, and starts at page 1', () => {
    const links = newerSortLinks('kopi', { ...plain, keyword: 'teh', categoryId: 2, page: 3 });
    expect(find(links, 'Terbaru')).toMatchObject({
      to: '/kopi/onlinestore?keyword=teh&category=2&sort=latest',
    });
  });
});
