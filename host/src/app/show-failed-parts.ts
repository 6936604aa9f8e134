import { PART_FAILED, type PartFailed } from '@lapak/ui/lazy-part';
import { toast } from '@lapak/ui/toast';

/** Tells the shopper when a part of a page could not be loaded, with a button that asks for it again. */
export function showFailedParts(): void {
  window.addEventListener(PART_FAILED, (event) => {
    const action = { label: 'Coba lagi', onClick: (event as PartFailed).detail };
    toast.error('Bagian ini gagal dimuat', { id: PART_FAILED, duration: Infinity, action });
  });
}
