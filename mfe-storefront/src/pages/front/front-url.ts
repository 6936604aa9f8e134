import type { StoreListArgs } from '../../api/store-list-api.ts';

const MAX_SEARCH = 300;
const MAX_PAGE = 100_000;

/** Search and page of the front page's query; what makes no sense counts as not given. */
export function readFrontUrl(query: URLSearchParams): StoreListArgs {
  const page = Number(query.get('page') ?? 1);
  return {
    search: (query.get('keyword') ?? '').trim().slice(0, MAX_SEARCH),
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}
