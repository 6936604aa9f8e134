import type { RemoteExposes } from '@lapak/contracts/remote-modules';
import type { PageContext } from '@lapak/runtime';

/** The pages that this remote exposes to the host. */
export const exposes = {
  Console: () => import('./pages/console/console-page.tsx'),
} satisfies RemoteExposes<'seller', PageContext>;
