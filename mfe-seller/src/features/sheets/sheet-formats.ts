import { sheetFormats, type SheetQuery } from '@lapak/contracts/api/seller-sheet';

export { sheetFormats };

export const formatNames: Record<SheetQuery['format'], string> = { xlsx: 'Excel', csv: 'CSV' };
