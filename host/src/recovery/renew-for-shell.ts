import type { CurrentReleases, RemoteReleases } from '@lapak/contracts/page-document';
import type { AppStore } from '@lapak/runtime';
import { askReleases, isOtherShell } from './ask-releases.ts';
import { keepTyped } from './typed-values.ts';

const MARK = 'lapak:renewed';

const isSubmitting = (store: AppStore) =>
  Object.values(store.getState().api.mutations).some((mutation) => mutation?.status === 'pending');

/** Whether this is the first reload of an address for what is deployed; never when that cannot be remembered. */
function isFirst(address: string, now: CurrentReleases): boolean {
  const mark = `${address} ${JSON.stringify(now)}`;
  try {
    if (sessionStorage.getItem(MARK) === mark) return false;
    sessionStorage.setItem(MARK, mark);
    return true;
  } catch {
    return false;
  }
}

const shownAddress = () => window.location.pathname + window.location.search;

/** Opens an address in a new document; the shown one again by a reload, which keeps the tab's history as it is. */
function openDocument(address: string): void {
  if (address === shownAddress()) window.location.reload();
  else window.location.assign(address);
}

export interface Renewal {
  store: AppStore;
  /** Unless given, this document's address. */
  address?: string;
  /** Unless given, the browser's own way. */
  open?: (address: string) => void;
}

/**
 * Opens an address in a new document when the shop has changed since this one was opened: cart, form and place are kept. Once for
 * an address and what is deployed, and never while something is being sent.
 * @param isOther whether what is deployed differs in what matters
 * @returns whether the document is being replaced
 */
async function renew(
  { store, address = shownAddress(), open = openDocument }: Renewal,
  isOther: (now: CurrentReleases) => boolean,
): Promise<boolean> {
  const now = await askReleases();
  if (!now || !isOther(now) || isSubmitting(store) || !isFirst(address, now)) return false;
  keepTyped();
  open(address);
  return true;
}

/** Renews for a page that this document cannot get, when the shop has another shell by now. */
export const renewForShell = (renewal: Renewal) => renew(renewal, isOtherShell);

/** Renews for a part of the shown page that cannot be loaded, when any version has changed. @param known what the document names */
export const renewForPart = (renewal: Renewal, known: RemoteReleases) =>
  renew(
    renewal,
    (now) =>
      isOtherShell(now) ||
      Object.entries(now.remotes).some(
        ([remote, { current }]) =>
          current?.version !== known[remote as keyof RemoteReleases].current?.version,
      ),
  );
