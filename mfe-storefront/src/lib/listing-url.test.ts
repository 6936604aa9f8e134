import { changeListing, listingPath, readListingUrl, type ListingChoice } from './listing-url.ts';

const read = (query: string) => readListingUrl(new URLSearchParams(query));
const plain: ListingChoice = { keyword: '', categoryId: null, sortBy: 'promo', sort: 'desc', page: 1 };

describe('the listing in the address', () => {
  it('starts with promotions, newest page first', () => {
    expect(read('')).toEqual(plain);
  });

  it('reads a keyword, a category, a sort and a page', () => {
    expect(read('keyword=kopi%20gayo&category=3&sort=price-asc&page=4')).toEqual({
      keyword: 'kopi gayo',
      categoryId: 3,
      sortBy: 'price',
      sort: 'asc',
      page: 4,
    });
  });

  it.each([
    'category=0',
    'category=-1',
    'category=abc',
    'category=99999999999999999',
    'page=0',
    'page=1.5',
    'sort=drop',
  ])('takes %s as not said', (query) => {
    expect(read(query)).toEqual(plain);
  });

  it('truncates a keyword that the API would reject', () => {
    expect(read(`keyword=${'a'.repeat(400)}`).keyword).toHaveLength(300);
  });

  it('treats a keyword of spaces as none', () => {
    expect(read('keyword=%20%20%20').keyword).toBe('');
  });

  it('writes only what is not the default', () => {
    expect(listingPath('kopi', plain)).toBe('/kopi/onlinestore');
    expect(listingPath('kopi', { ...plain, sortBy: 'price', sort: 'desc', categoryId: 2 })).toBe(
      '/kopi/onlinestore?category=2&sort=price',
    );
  });

  it('reads what it wrote', () => {
    const choice: ListingChoice = {
      keyword: `50% & 'baru'`,
      categoryId: 9,
      sortBy: 'price',
      sort: 'asc',
      page: 3,
    };
    expect(read(listingPath('kopi', choice).split('?')[1] ?? '')).toEqual(choice);
  });

  it('goes back to page 1 when category, search or sort change', () => {
    expect(changeListing({ ...plain, page: 5 }, { keyword: 'teh' })).toEqual({
      ...plain,
      keyword: 'teh',
      page: 1,
    });
  });
});
