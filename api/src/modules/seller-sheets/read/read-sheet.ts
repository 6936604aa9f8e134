import { readFile } from 'node:fs/promises';
import { csvGrid } from './csv-grid.ts';
import { readTable, type ReadTable } from './read-table.ts';
import { TooLarge, xlsxGrids } from './xlsx-grid.ts';

export interface SheetFile {
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

/** The first sheet with heads of products, else why the first cannot be read. */
async function readXlsx(body: Buffer, username: string): Promise<ReadTable> {
  try {
    let first: ReadTable | null = null;
    for (const { cells, failed } of await xlsxGrids(body)) {
      const read = readTable(cells, { username, isText: false, failed });
      first ??= read;
      if ('table' in read) return read;
    }
    return first ?? { unreadable: notXlsx };
  } catch (error) {
    return { unreadable: error instanceof TooLarge ? tooLarge : notXlsx };
  }
}

/** Reads a file of a seller: xlsx or CSV, by its content. */
export async function readSheet({ path, username }: SheetFile): Promise<ReadTable> {
  const body = await readFile(path);
  if (isOldOffice(body)) return { unreadable: oldOffice };
  if (isZip(body)) return readXlsx(body, username);
  if (
    body.includes(0) &&
    !/^(?:\xFF\xFE|\xFE\xFF|[^\0]\0|\0[^\0])/.test(body.subarray(0, 2).toString('latin1'))
  )
    return { unreadable: notXlsx };
  try {
    return readTable(csvGrid(body), { username, isText: true });
  } catch {
    return { unreadable: notXlsx };
  }
}
