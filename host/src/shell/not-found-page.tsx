import { sharedApi, useAppSelector, useHydrated, useNavigationState } from '@lapak/runtime';
import { lastStore } from './last-store.ts';
import { namedStore } from './named-store.ts';
import { NotFoundCard, notFoundWords, type Missing } from './not-found-card.tsx';

/** The 404 page, with a link to the store in the address or the one visited last. */
export function NotFoundPage({ missing = 'page' }: { missing?: Missing }) {
  const { location } = useNavigationState();
  const named = namedStore(location.pathname);
  const exists = useAppSelector(
    (state) => named !== null && sharedApi.endpoints.getStoreProfile.select(named)(state).isSuccess,
  );
  const visited = useHydrated() ? lastStore() : null;
  const known = exists ? named : visited;
  return (
    <>
      <title>{notFoundWords[missing].title}</title>
      <NotFoundCard missing={missing} username={missing === 'hiddenStore' ? null : known} />
    </>
  );
}
