import { cutText } from '@lapak/domain/well-formed';
import { wholeNumber } from '../../lib/whole-number.ts';
import type { StoreListArgs } from '../../api/store-list-api.ts';

const MAX_SEARCH = 300;
const MAX_PAGE = 100_000;

/** Search and page of the front page's query; what makes no sense counts as not given. */
export function readFrontUrl(query: URLSearchParams): StoreListArgs {
  return {
    search: cutText((query.get('keyword') ?? '').trim(), MAX_SEARCH),
    page: wholeNumber(query.get('page'), MAX_PAGE) ?? 1,
  };
}
