import { cutText } from '@lapak/domain/well-formed';
import { DEFAULT_SORT, isSortBy, type SortBy, type SortDirection } from '@lapak/domain/sort';
import { paths } from '@lapak/contracts/routes';
import { wholeNumber } from './whole-number.ts';

/** The listing's choice in the URL, so that a filtered list can be shared. */
export interface ListingChoice {
  keyword: string;
  categoryId: number | null;
  sortBy: SortBy;
  sort: SortDirection;
  page: number;
}

const LONGEST_KEYWORD = 300;
const LARGEST_PAGE = 100_000;

function readSort(text: string | null): { sortBy: SortBy; sort: SortDirection } {
  const [sortBy, direction] = (text ?? '').split('-');
  if (!isSortBy(sortBy)) return DEFAULT_SORT;
  return { sortBy, sort: direction === 'asc' ? 'asc' : 'desc' };
}

function writeSort({ sortBy, sort }: ListingChoice): string {
  if (sortBy === DEFAULT_SORT.sortBy && sort === DEFAULT_SORT.sort) return '';
  return sort === 'asc' ? `${sortBy}-asc` : sortBy;
}

/**
 * Reads `?keyword=&category=&sort=&page=`; invalid values are ignored. `sort` is `latest`,
 * `price` (dearest first) or `price-asc`.
 */
export function readListingUrl(search: URLSearchParams): ListingChoice {
  return {
    keyword: cutText((search.get('keyword') ?? '').trim(), LONGEST_KEYWORD),
    categoryId: wholeNumber(search.get('category'), Number.MAX_SAFE_INTEGER),
    ...readSort(search.get('sort')),
    page: wholeNumber(search.get('page'), LARGEST_PAGE) ?? 1,
  };
}

/** Address of the store home with that choice; defaults are left out. */
export function listingPath(username: string, choice: ListingChoice): string {
  return paths.home(username, {
    keyword: choice.keyword.trim(),
    category: choice.categoryId === null ? '' : String(choice.categoryId),
    sort: writeSort(choice),
    page: choice.page > 1 ? String(choice.page) : '',
  });
}

/** One change of the choice. */
export type ListingChange = Partial<Omit<ListingChoice, 'page'>>;

/** The choice after a change: another category, search or sort starts at page 1 again (spec 1 §4). */
export function changeListing(choice: ListingChoice, change: ListingChange): ListingChoice {
  return { ...choice, ...change, page: 1 };
}
