import type { RemoteModuleId } from '@lapak/contracts/remote-modules';
import { useNavigationState, type PageModule } from '@lapak/runtime';
import { use, useState } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageError } from './page-error.tsx';
import { useShellEnvironment } from './shell-environment.ts';

interface RenderedPage {
  id: RemoteModuleId;
  module: PageModule;
}

/**
 * In place of a page whose render threw: the page of another version. Until it is there the render waits, and the browser keeps
 * what it shows.
 */
function AnotherVersion({ id, module, error }: RenderedPage & { error: unknown }) {
  const { pages } = useShellEnvironment();
  const another = use(pages.recover(id, module, error));
  return another ? <PageOfVersion id={id} module={another} /> : <PageError id={id} />;
}

/** The page of one version, inside an error boundary of its own. */
function PageOfVersion({ id, module }: RenderedPage) {
  const { shown } = useNavigationState();
  const Page = module.default;
  return (
    <ErrorBoundary
      resetKey={shown}
      fallback={(error) => <AnotherVersion id={id} module={module} error={error} />}
    >
      <Page />
    </ErrorBoundary>
  );
}

/** Renders the page that was loaded. */
export function RemotePage({ id }: { id: RemoteModuleId }) {
  const { pages } = useShellEnvironment();
  const { failure, shown } = useNavigationState();
  // Another version takes this one's place with the next address only: until then it is shown inside this one's boundary.
  const [kept, setKept] = useState(() => ({ module: pages.loaded(id), shown }));
  if (kept.shown !== shown) setKept({ module: pages.loaded(id), shown });
  if (failure || !kept.module) return <PageError id={id} />;
  return <PageOfVersion id={id} module={kept.module} />;
}
