import { sheetFormats, type SheetQuery } from '@lapak/contracts/api/seller-sheet';

export { sheetFormats };

export const formatNames: Record<SheetQuery['format'], string> = { xlsx: 'Excel', csv: 'CSV' };

/** What a browser offers to choose as a sheet. */
export const acceptedSheets =
  '.xlsx,.csv,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
