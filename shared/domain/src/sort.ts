/** Sort key of a listing (spec 1 §4). */
export type SortBy = 'promo' | 'latest' | 'bestseller' | 'price';
export type SortDirection = 'asc' | 'desc';

/** A choice of the sort panel or chips. */
export interface SortChoice {
  label: string;
  sortBy: SortBy;
  sort: SortDirection;
}

export const DEFAULT_SORT: { sortBy: SortBy; sort: SortDirection } = { sortBy: 'promo', sort: 'desc' };

export const sortLabels: Readonly<Record<SortBy, string>> = {
  promo: 'Promo',
  latest: 'Terbaru',
  bestseller: 'Terlaris',
  price: 'Harga',
};

/** Default layout: four choices; a second tap on price reverses it. */
export const defaultSortChoices: readonly SortChoice[] = [
  { label: sortLabels.promo, sortBy: 'promo', sort: 'desc' },
  { label: sortLabels.latest, sortBy: 'latest', sort: 'desc' },
  { label: sortLabels.bestseller, sortBy: 'bestseller', sort: 'desc' },
  { label: sortLabels.price, sortBy: 'price', sort: 'asc' },
];

/** Newer layout: the two directions of price are separate choices. */
export const newerSortChoices: readonly SortChoice[] = [
  { label: sortLabels.promo, sortBy: 'promo', sort: 'desc' },
  { label: sortLabels.latest, sortBy: 'latest', sort: 'desc' },
  { label: sortLabels.bestseller, sortBy: 'bestseller', sort: 'desc' },
  { label: 'Termahal', sortBy: 'price', sort: 'desc' },
  { label: 'Termurah', sortBy: 'price', sort: 'asc' },
];

/** Whether a text of a URL or a request is a sort key. */
export function isSortBy(text: unknown): text is SortBy {
  return typeof text === 'string' && Object.hasOwn(sortLabels, text);
}
