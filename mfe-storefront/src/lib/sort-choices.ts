import { defaultSortChoices, newerSortChoices, type SortChoice } from '@lapak/domain/sort';
import { changeListing, listingPath, type ListingChoice } from './listing-url.ts';

export interface SortLink {
  label: string;
  to: string;
  isChosen: boolean;
  /** The direction that a chosen price has; choosing it again turns it round (default layout). */
  direction: 'asc' | 'desc' | null;
}

function sortLink(username: string, choice: ListingChoice, { label, sortBy, sort }: SortChoice): SortLink {
  const to = listingPath(username, changeListing(choice, { sortBy, sort }));
  return { label, to, isChosen: choice.sortBy === sortBy && choice.sort === sort, direction: null };
}

/** The newer layout's chips: "Termahal" and "Termurah" are choices of their own (spec 1 §4). */
export function newerSortLinks(username: string, choice: ListingChoice): SortLink[] {
  return newerSortChoices.map((sort) => sortLink(username, choice, sort));
}

/** The default layout's panel: one "Harga" that turns between cheapest and dearest first (spec 1 §4). */
export function defaultSortLinks(username: string, choice: ListingChoice): SortLink[] {
  return defaultSortChoices.map((sort) => {
    if (sort.sortBy !== 'price') return sortLink(username, choice, sort);
    const isChosen = choice.sortBy === 'price';
    const next = isChosen && choice.sort === 'asc' ? 'desc' : 'asc';
    return {
      ...sortLink(username, choice, { ...sort, sort: next }),
      isChosen,
      direction: isChosen ? choice.sort : null,
    };
  });
}
