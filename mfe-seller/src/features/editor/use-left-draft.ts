import { toast } from '@lapak/ui/toast';
import { useEffect } from 'react';
import type { Drafts } from './drafts.ts';

const left = 'Perubahanmu belum disimpan. Drafnya ada di perangkat ini: buka lagi untuk melanjutkan.';

/** Shows whoever leaves a form with unsaved values that its draft is kept. After a save, or when it was given up, there is none. */
export function useLeftDraft<Base, Values>(
  drafts: Drafts<Base, Values>,
  toko: string,
  id: number | string | null,
): void {
  useEffect(
    () => () => {
      void drafts.read(toko, id).then((draft) => {
        if (draft) toast.info(left, { id: 'draft' });
      });
    },
    [drafts, id, toko],
  );
}
