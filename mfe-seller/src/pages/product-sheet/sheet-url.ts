import { withQuery } from '@lapak/contracts/paths';
import { sheetFormats, type SheetQuery } from '@lapak/contracts/api/seller-sheet';

export { sheetFormats };
type SheetFormat = SheetQuery['format'];

export const formatNames: Record<SheetFormat, string> = { xlsx: 'Excel', csv: 'CSV' };

/** Where a store's products, or the template, come as a file. */
export const sheetUrl = (toko: string, { format, content }: SheetQuery): string =>
  withQuery(`/api/seller/toko/${encodeURIComponent(toko)}/lembar`, { format, content });
