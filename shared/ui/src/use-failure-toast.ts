import { messages } from '@lapak/domain/messages';
import { useEffect } from 'react';
import { toast } from './toast.tsx';

/** Says 'Terjadi Kesalahan' when a page's data did not come (spec 3 §8). */
export function useFailureToast(hasFailed: boolean): void {
  useEffect(() => {
    // One toast, however often the page tries: the same id replaces itself.
    if (hasFailed) toast.error(messages.somethingFailed, { id: 'load-failed' });
  }, [hasFailed]);
}
