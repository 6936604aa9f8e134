import { createKeptJson } from '../../storage/kept-json.ts';
import type { FileStorage } from '../../storage/file-storage.ts';
import type { NamedPicture } from './pictures/sheet-pictures.ts';
import type { ProductTable } from './sheet-columns.ts';

/** A sheet that was looked at, until it is applied. */
export interface KeptSheet {
  /** As its sender calls it. */
  name: string;
  /** Milliseconds since 1970. */
  checkedAt: number;
  table: ProductTable;
  pictures: [string, NamedPicture][];
}

export const createKeptSheets = (storage: FileStorage) => createKeptJson<KeptSheet>(storage, 'sheets');
