import { MatchedRoute } from '@lapak/runtime';
import { useMemo } from 'react';
import { useNavigationState } from '../navigation/navigation-provider.tsx';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { PageSpinner } from '../shell/page-spinner.tsx';
import { Shell } from '../shell/shell.tsx';
import { ShellError } from '../shell/shell-error.tsx';
import { StoreLayout } from '../shell/store-layout.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { matchPage } from './match-page.ts';
import { RemotePage } from './remote-page.tsx';
import { StoreUnreachableError, UnknownStoreError } from './store-loader.ts';

/** The page of the shown address inside its store, with the router's params; or the 404 page. */
function Page() {
  const { location } = useNavigationState();
  const page = useMemo(() => matchPage(location.pathname), [location.pathname]);
  if (!page) return <NotFoundPage />;
  return (
    <MatchedRoute match={page.match}>
      <StoreLayout>
        <RemotePage key={page.name} id={page.module} />
      </StoreLayout>
    </MatchedRoute>
  );
}

/** The whole shell at the shown address. */
export function CurrentPage() {
  const { started, failure, shown } = useNavigationState();
  if (!started) return <PageSpinner />;
  const error = failure?.error;
  if (error instanceof UnknownStoreError || error instanceof StoreUnreachableError)
    return <ShellError error={error} />;
  return (
    <ErrorBoundary resetKey={shown} fallback={(caught) => <ShellError error={caught} />}>
      <Shell>
        <Page />
      </Shell>
    </ErrorBoundary>
  );
}
