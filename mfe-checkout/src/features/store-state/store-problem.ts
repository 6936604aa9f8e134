import type { StoreProfile } from '@lapak/contracts/api/store';
import { messages } from '@lapak/domain/messages';

/** Why nothing can be ordered in this store now; null when something can, or while its profile is loading. */
export function storeProblem(
  profile: Pick<StoreProfile, 'is_active' | 'is_valid'> | undefined,
): string | null {
  if (profile?.is_valid === false) return messages.storeInactive;
  return profile?.is_active === false ? messages.storeClosed : null;
}
