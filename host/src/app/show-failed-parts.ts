import { PART_FAILED, type PartFailed } from '@lapak/ui/lazy-part';
import { toast } from '@lapak/ui/toast';

/**
 * Shows that a part of a page could not be loaded, with a button that asks for it again; or reloads a page whose version
 * is no longer the shop's, since the part may be gone with it.
 * @param renewed reloads the document when the shop has changed; whether it does
 */
export function showFailedParts(renewed: () => Promise<boolean>): void {
  window.addEventListener(PART_FAILED, (event) => {
    const { detail: onClick } = event as PartFailed;
    void renewed().then((isRenewed) => {
      if (isRenewed) return;
      const action = { label: 'Coba lagi', onClick };
      toast.error('Bagian ini gagal dimuat', { id: PART_FAILED, duration: Infinity, action });
    });
  });
}
