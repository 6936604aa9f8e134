import { unzipSync, strFromU8 } from 'fflate';
import readSheets from 'read-excel-file/node';
import type { RawCell } from './cell-values.ts';

/** Bytes that an xlsx file may have once it is unpacked. */
const MAX_UNPACKED = 120 * 1024 * 1024;

export class TooLarge extends Error {}

export interface Grid {
  name: string;
  cells: RawCell[][];
  /** Places of cells whose formula has no result, which the reader takes for empty ones. */
  failed: ReadonlySet<string>;
}

/** @throws TooLarge before anything large is unpacked */
function checkSize(body: Uint8Array): void {
  let bytes = 0;
  unzipSync(body, {
    filter: ({ originalSize }) => {
      bytes += originalSize;
      return false;
    },
  });
  if (bytes > MAX_UNPACKED) throw new TooLarge('the file unpacks to too much');
}

const FAILED =
  /<c\b(?=[^>]*\bt="e")[^>]*\br="([A-Z]+\d+)"|<c\b[^>]*\br="([A-Z]+\d+)"[^>]*>\s*<f\b[^>]*(?:\/>|>[^<]*<\/f>)\s*<\/c>/g;

/** Cells with an error, or with a formula that was never calculated, of all sheets in their order. */
function failedCells(body: Uint8Array): Set<string>[] {
  const files = unzipSync(body, {
    filter: ({ name }) =>
      /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/.test(name),
  });
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const attribute = (tag: string, name: string) =>
    new RegExp(String.raw`\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  const targets = new Map(
    [...text('xl/_rels/workbook.xml.rels').matchAll(/<Relationship\b[^>]*>/g)].map(([tag]) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target').replace(/^\/?(?:xl\/)?/, 'xl/'),
    ]),
  );
  return [...text('xl/workbook.xml').matchAll(/<sheet\b[^>]*>/g)].map(([tag]) => {
    const xml = text(targets.get(attribute(tag, 'r:id')) ?? '');
    return new Set([...xml.matchAll(FAILED)].map(([, error, formula]) => error ?? formula ?? ''));
  });
}

/** The sheets of an xlsx file. @throws when it is none */
export async function xlsxGrids(body: Buffer): Promise<Grid[]> {
  checkSize(body);
  const failed = failedCells(body);
  const sheets = await readSheets(body);
  return sheets.map(({ sheet, data }, at) => ({
    name: sheet,
    cells: data as RawCell[][], // a date of the library's types is its constructor
    failed: failed[at] ?? new Set(),
  }));
}
