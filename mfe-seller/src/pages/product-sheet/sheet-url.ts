import type { SheetQuery } from '@lapak/contracts/api/seller-sheet';
import { withQuery } from '@lapak/contracts/paths';

/** Where a store's products, or the template, come as a file. */
export const sheetUrl = (toko: string, { format, content }: SheetQuery): string =>
  withQuery(`/api/seller/toko/${encodeURIComponent(toko)}/lembar`, { format, content });
