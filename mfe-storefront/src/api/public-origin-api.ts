import { baseApi, type PageContext } from '@lapak/runtime';

/**
 * The public origin of this page (`https://lapak.example`). Only `prefetch` receives it, on the
 * server and in the browser; the store keeps it, so that hydration renders the same metadata.
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
