import { gunzip, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { publicId } from '../../lib/random-id.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import type { NamedPicture } from './pictures/sheet-pictures.ts';
import type { SheetTable } from './read/read-table.ts';

/** A sheet that was looked at, until it is applied. */
export interface KeptSheet {
  /** As its sender calls it. */
  name: string;
  /** Milliseconds since 1970. */
  checkedAt: number;
  table: SheetTable;
  pictures: [string, NamedPicture][];
}

const ID = /^[A-Za-z0-9_-]{16,40}$/;
const TYPE = 'application/gzip';
const keyOf = (username: string, id: string) => `sheets/${username}/${id}.gz`;

/** Sheets in the private storage, so that each process can apply what another one has looked at. The sweep of unnamed files removes them. */
export const createKeptSheets = (storage: FileStorage) => ({
  async keep(username: string, sheet: KeptSheet): Promise<string> {
    const id = publicId();
    await storage.put(
      keyOf(username, id),
      await promisify(gzip)(JSON.stringify(sheet), { level: 1 }),
      TYPE,
      'private',
    );
    return id;
  },

  /** @returns null when there is none */
  async find(username: string, id: string): Promise<KeptSheet | null> {
    const file = ID.test(id) ? await storage.get(keyOf(username, id), 'private') : null;
    // Our own, written above.
    return file ? (JSON.parse((await promisify(gunzip)(file.body)).toString()) as KeptSheet) : null;
  },
});
