import { messages } from './messages.ts';

/** Why nothing can be ordered in this store now; null when something can, or while its profile is loading. */
export function storeProblem(
  store: { is_active: boolean; is_valid: boolean; is_hidden?: boolean } | undefined,
): string | null {
  if (store?.is_hidden) return messages.storeHidden;
  if (store?.is_valid === false) return messages.storeInactive;
  return store?.is_active === false ? messages.storeClosed : null;
}
