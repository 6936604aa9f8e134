import { patterns } from '@lapak/contracts/routes';
import { Route, Routes, useNavigationState } from '@lapak/runtime';
import { useMemo } from 'react';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { PageSpinner } from '../shell/page-spinner.tsx';
import { Shell } from '../shell/shell.tsx';
import { ShellError } from '../shell/shell-error.tsx';
import { StoreLayout } from '../shell/store-layout.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { matchPage } from './match-page.ts';
import { RemotePage } from './remote-page.tsx';
import { reportShellFailure } from './report.ts';
import { StoreUnreachableError, UnknownStoreError } from './store-loader.ts';

/**
 * The page of the shown address inside its store, with the router's params; or the 404 page. The table is matched already,
 * so the router gets only the one matching route. What a page holds never goes on in another store.
 */
function Page() {
  const { location } = useNavigationState();
  const page = useMemo(() => matchPage(location.pathname), [location.pathname]);
  if (!page) return <NotFoundPage />;
  return (
    <Routes>
      <Route
        path={patterns[page.name]}
        element={
          <StoreLayout>
            <RemotePage key={`${page.params.username ?? ''} ${page.name}`} id={page.module} />
          </StoreLayout>
        }
      />
    </Routes>
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
    <ErrorBoundary
      resetKey={shown}
      fallback={(caught) => <ShellError error={caught} />}
      onCaught={reportShellFailure}
    >
      <Shell>
        <Page />
      </Shell>
    </ErrorBoundary>
  );
}
