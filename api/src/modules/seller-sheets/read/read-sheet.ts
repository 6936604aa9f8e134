import { readFile } from 'node:fs/promises';
import { csvGrid } from './csv-grid.ts';
import { productSheet } from '../sheet-columns.ts';
import { rateSheet } from '../rates/rate-columns.ts';
import { readTable, type ReadTable, type SheetKind } from './read-table.ts';
import { TooLarge, xlsxGrids } from './xlsx-grid.ts';

/** The kinds of sheets that are read, by their names: a thread is given no functions. */
const kinds = { products: productSheet, rates: rateSheet };
export type SheetKindName = keyof typeof kinds;
type IdOf<Kind extends SheetKindName> = (typeof kinds)[Kind] extends SheetKind<infer Id> ? Id : never;
export type ReadSheet<Kind extends SheetKindName> = ReadTable<IdOf<Kind>>;

export interface SheetFile<Kind extends SheetKindName = SheetKindName> {
  kind: Kind;
  path: string;
  username: string;
}

const isZip = (body: Buffer) => body.subarray(0, 2).toString('latin1') === 'PK';
/** Excel until 2003, and files with a password. */
const isOldOffice = (body: Buffer) => body.subarray(0, 4).toString('hex') === 'd0cf11e0';

const tooLarge = 'Isi berkas ini terlalu besar. Hapus gambar dan lembar lain dari dalamnya, lalu coba lagi';
const notXlsx =
  'Berkas ini tidak bisa dibaca sebagai lembar kerja. Simpan lagi sebagai Excel (.xlsx) atau CSV, lalu coba lagi';
const oldOffice =
  'Berkas Excel lama (.xls) atau yang dikunci password tidak bisa dibaca. Simpan sebagai Excel (.xlsx) tanpa password, lalu coba lagi';

interface Wanted<Id extends string> {
  kind: SheetKind<Id>;
  username: string;
}

/** The first sheet with heads of its kind, else why the first cannot be read. */
async function readXlsx<Id extends string>(body: Buffer, wanted: Wanted<Id>): Promise<ReadTable<Id>> {
  try {
    let first: ReadTable<Id> | null = null;
    for (const { cells, failed } of await xlsxGrids(body)) {
      const read = readTable(cells, { ...wanted, isText: false, failed });
      first ??= read;
      if ('table' in read) return read;
    }
    return first ?? { unreadable: notXlsx };
  } catch (error) {
    return { unreadable: error instanceof TooLarge ? tooLarge : notXlsx };
  }
}

async function readBody<Id extends string>(body: Buffer, wanted: Wanted<Id>): Promise<ReadTable<Id>> {
  if (isOldOffice(body)) return { unreadable: oldOffice };
  if (isZip(body)) return readXlsx(body, wanted);
  if (
    body.includes(0) &&
    !/^(?:\xFF\xFE|\xFE\xFF|[^\0]\0|\0[^\0])/.test(body.subarray(0, 2).toString('latin1'))
  )
    return { unreadable: notXlsx };
  try {
    return readTable(csvGrid(body), { ...wanted, isText: true });
  } catch {
    return { unreadable: notXlsx };
  }
}

/** Reads a file of a seller: xlsx or CSV, by its content. */
export async function readSheet<Kind extends SheetKindName>({
  kind,
  path,
  username,
}: SheetFile<Kind>): Promise<ReadSheet<Kind>> {
  const wanted = { kind: kinds[kind] as SheetKind<IdOf<Kind>>, username };
  return readBody(await readFile(path), wanted);
}
