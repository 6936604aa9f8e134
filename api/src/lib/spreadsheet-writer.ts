import Piscina from 'piscina';

export const spreadsheetTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;

/** A sheet as `write-excel-file` has it. */
export interface XlsxSheet {
  sheet: string;
  data: readonly (readonly unknown[])[];
  columns: readonly { width: number }[];
}

export interface SheetWriter {
  /** The file of some sheets. */
  xlsx(sheets: readonly XlsxSheet[]): Promise<Buffer>;
  close(): Promise<void>;
}

/** Makes spreadsheets in a thread, which ends when nobody has asked for a while. */
export function createSheetWriter(): SheetWriter {
  const threads = new Piscina<{ sheets: readonly XlsxSheet[] }, Uint8Array>({
    filename: new URL('./write-spreadsheet.mjs', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 10_000,
  });
  return {
    xlsx: async (sheets) => Buffer.from(await threads.run({ sheets })),
    close: () => threads.destroy(),
  };
}
