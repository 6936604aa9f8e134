import { defaultSortChoices, newerSortChoices, type SortChoice } from '@lapak/domain/sort';
import type { ListingChange, ListingChoice } from './listing-url.ts';

export interface SortLink {
  label: string;
  change: ListingChange;
  isChosen: boolean;
  /** The direction that a chosen price has; choosing it again reverses it (default layout). */
  direction: 'asc' | 'desc' | null;
}

function sortLink(choice: ListingChoice, { label, sortBy, sort }: SortChoice): SortLink {
  return {
    label,
    change: { sortBy, sort },
    isChosen: choice.sortBy === sortBy && choice.sort === sort,
    direction: null,
  };
}

/** The newer layout's chips: "Termahal" and "Termurah" are choices of their own (spec 1 §4). */
export function newerSortLinks(choice: ListingChoice): SortLink[] {
  return newerSortChoices.map((sort) => sortLink(choice, sort));
}

/** The default layout's panel: one "Harga" that alternates between cheapest and dearest first (spec 1 §4). */
export function defaultSortLinks(choice: ListingChoice): SortLink[] {
  return defaultSortChoices.map((sort) => {
    if (sort.sortBy !== 'price') return sortLink(choice, sort);
    const isChosen = choice.sortBy === 'price';
    const next = isChosen && choice.sort === 'asc' ? 'desc' : 'asc';
    return {
      ...sortLink(choice, { ...sort, sort: next }),
      isChosen,
      direction: isChosen ? choice.sort : null,
    };
  });
}
