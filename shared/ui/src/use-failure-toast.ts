import { messages } from '@lapak/domain/messages';
import { useEffect } from 'react';
import { toast } from './toast.tsx';

/** Shows the toast 'Terjadi Kesalahan' when a page's data failed to load (spec 3 §8). */
export function useFailureToast(hasFailed: boolean): void {
  useEffect(() => {
    // One toast for all retries: the same id replaces itself.
    if (hasFailed) toast.error(messages.somethingFailed, { id: 'load-failed' });
  }, [hasFailed]);
}
