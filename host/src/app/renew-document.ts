import type { AppStore } from '@lapak/runtime';

/**
 * Opens an address, unless given the shown one, in a new document when the shop has another shell by now.
 * @returns whether the document is being replaced
 */
export const renewDocument = (store: AppStore, address?: string): Promise<boolean> =>
  import(/* webpackChunkName: "after-paint" */ '../recovery/renew-for-shell.ts').then(
    ({ renewForShell }) => renewForShell({ store, address }),
    () => false,
  );
