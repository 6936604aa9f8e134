import { baseApi, type PageContext } from '@lapak/runtime';

/**
 * The origin that this page is known by to the outside (`https://lapak.example`). Only `prefetch` is told it, on the
 * server as in the browser; it waits in the store, so that the first client render writes the same metadata.
 */
const publicOriginApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    getPublicOrigin: build.query<string, void>({
      queryFn: () => ({ data: '' }),
      keepUnusedDataFor: Infinity,
    }),
  }),
});

/** Puts the origin of the context's address into the store. */
export function rememberPublicOrigin(context: PageContext): void {
  const { getPublicOrigin } = publicOriginApi.endpoints;
  const isKnown = getPublicOrigin.select()(context.getState()).data === context.url.origin;
  if (isKnown) return;
  context.dispatch(
    publicOriginApi.util.upsertQueryEntries([
      { endpointName: 'getPublicOrigin', arg: undefined, value: context.url.origin },
    ]),
  );
}

/** The public origin, or an empty text (addresses then stay relative). */
export function usePublicOrigin(): string {
  return publicOriginApi.endpoints.getPublicOrigin.useQueryState().data ?? '';
}
