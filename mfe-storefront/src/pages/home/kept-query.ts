import { listingPath, type ListingChoice } from '../../lib/listing-url.ts';

/** The rest of the choice as fields of the search form, for a search without a script. */
export function keptQuery(username: string, choice: ListingChoice): Record<string, string> {
  const path = listingPath(username, { ...choice, keyword: '', page: 1 });
  return Object.fromEntries(new URLSearchParams(path.split('?')[1] ?? ''));
}
