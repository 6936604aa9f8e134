import type { RemoteModuleId } from '@lapak/contracts/remote-modules';
import { useShellEnvironment } from './shell-environment.ts';
import { RemoteError } from '../remotes/page-source.ts';

/** Renders the page that the route's loader has loaded. */
export function RemotePage({ id }: { id: RemoteModuleId }) {
  const page = useShellEnvironment().pages.loaded(id);
  if (!page) throw new RemoteError(id, new Error('rendered before it was loaded'));
  const Page = page.default;
  return <Page />;
}
