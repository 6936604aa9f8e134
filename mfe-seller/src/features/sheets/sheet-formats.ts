import type { SheetQuery } from '@lapak/contracts/api/seller-sheet';

export const sheetFormats = ['xlsx', 'csv'] as const satisfies readonly SheetQuery['format'][];

export const formatNames: Record<SheetQuery['format'], string> = { xlsx: 'Excel', csv: 'CSV' };
