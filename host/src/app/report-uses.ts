import type { RemoteReleases, RemoteUse } from '@lapak/contracts/page-document';
import type { RemoteName } from '@lapak/contracts/remote-modules';
import { cartLineAdded } from '@lapak/runtime';
import { matchPage } from './match-page.ts';
import { sendOnce } from './send.ts';
import { shownVersion, type Shown } from './shown-version.ts';

interface Visit extends Shown {
  /** The releases that the document names. */
  releases: RemoteReleases;
  /** Calls a listener with each action of the store. */
  onAction: (listener: (action: unknown) => void) => void;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether the API has taken an order: the mutations that place one are called `order…`. */
function isOrder(action: unknown): boolean {
  if (!isObject(action) || action.type !== 'api/executeMutation/fulfilled' || !isObject(action.meta))
    return false;
  const { arg } = action.meta;
  return isObject(arg) && /^order[A-Z]/.test(String(arg.endpointName));
}

/**
 * Reports each remote and version whose pages this visit opens, and those on whose pages it adds to the cart and orders; each once.
 * What the document was sent with is no opening: the server has counted it.
 */
export function reportUses({ releases, onAction, ...shown }: Visit): void {
  const firstAddress = performance.getEntriesByType('navigation')[0]?.name ?? window.location.href;
  const first = matchPage(new URL(firstAddress).pathname)?.module.split('/')[0] as RemoteName | undefined;
  const reported = new Set(first ? [`opening ${first} ${releases[first].current?.version}`] : []);

  function report(what: RemoteUse['what']) {
    const used = shownVersion(shown);
    const use = used && `${what} ${used.remote} ${used.version}`;
    if (!use || reported.has(use)) return;
    reported.add(use);
    sendOnce('/telemetry/use', { what, ...used } satisfies RemoteUse);
  }
  report('opening');
  shown.navigation.subscribe(() => report('opening'));
  onAction((action) => {
    if (cartLineAdded.match(action)) report('cart');
    else if (isOrder(action)) report('order');
  });
}
