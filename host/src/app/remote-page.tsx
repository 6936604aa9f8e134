import type { RemoteModuleId } from '@lapak/contracts/remote-modules';
import { useNavigationState } from '@lapak/runtime';
import { RemoteError } from '../remotes/page-source.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageError } from './page-error.tsx';
import { useShellEnvironment } from './shell-environment.ts';

function LoadedPage({ id }: { id: RemoteModuleId }) {
  const page = useShellEnvironment().pages.loaded(id);
  if (!page) throw new RemoteError(id, new Error('rendered before it was loaded'));
  const Page = page.default;
  return <Page />;
}

/** Renders the page that was loaded, inside an error boundary of its own. */
export function RemotePage({ id }: { id: RemoteModuleId }) {
  const { failure, shown } = useNavigationState();
  const instead = (error: unknown) => <PageError key={shown} id={id} error={error} />;
  if (failure) return instead(failure.error);
  return (
    <ErrorBoundary resetKey={shown} fallback={instead}>
      <LoadedPage id={id} />
    </ErrorBoundary>
  );
}
