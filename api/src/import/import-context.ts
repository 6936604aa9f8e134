import { resolveWhen, type DayEdge } from '@lapak/contracts/store-document/when';
import type { Queryable } from '../db/client.ts';
import type { SoldFile } from './sold-files.ts';

/** Where rows of a store are read. */
export interface StoreReader {
  /** A transaction, or the database itself where nothing is written. */
  tx: Queryable;
  storeId: number;
}

/** What every part of an import needs. */
export interface ImportContext extends StoreReader {
  /** The moment of the import; relative dates count from it. */
  now: Date;
  /** Counts the rows that the import has written. */
  written: { rows: number };
  /** Key in the file storage of a picture of the document; null for none. */
  pictureKey(file: string | undefined): string | null;
  /** The private file of a product that is sold; null for none. */
  soldFile(file: string | undefined): SoldFile | null;
  /** Descriptions that were sanitised before. */
  sanitized?: ReadonlySet<string>;
}

/** A moment of the document, of which a day alone is the start or the end; null when it has none. */
export const momentOf = (when: string | undefined, now: Date, edge: DayEdge): Date | null =>
  when === undefined ? null : resolveWhen(when, now, edge);
