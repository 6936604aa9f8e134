import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database, Queryable } from '../db/client.ts';
import { errorCode } from '../lib/error-code.ts';
import { storeRepository } from '../modules/store/store-repository.ts';
import type { FileStorage, Visibility } from '../storage/file-storage.ts';
import { exportProducts, referredKeys } from './export-products.ts';
import { isKept } from './kept-products.ts';
import {
  exportAccounts,
  exportBanners,
  exportCategories,
  exportCouriers,
  exportEvents,
  exportResellers,
  exportStoreRow,
  exportVouchers,
} from './export-settings.ts';
import { picturePath, soldFilePath } from './exported-values.ts';
import { namedPictures } from './named-pictures.ts';
import { picturePlaces } from './pictures.ts';
import type { StoreDocument } from './store-document.ts';
import type { ProductDocument } from '@lapak/contracts/store-document/product';

export interface ExportDeps {
  db: Database;
  storage: FileStorage;
  /** Whether all stores wait while a transaction is open, as on the embedded database. */
  inPortions?: boolean;
}

/** A file that a document has beside it. */
interface DocumentFile {
  /** From the document. */
  place: string;
  key: string;
  visibility: Visibility;
}

/** A store as its document, and the files beside it. */
export interface StoreAsDocument {
  document: StoreDocument;
  files: DocumentFile[];
}

async function readProducts(reader: { tx: Queryable; storeId: number }) {
  const list: ProductDocument[] = [];
  const sold = new Map<string, DocumentFile>();
  const keys = await referredKeys(reader);
  for await (const part of exportProducts(reader, isKept, keys)) {
    for (const { row, product } of part) {
      list.push(product);
      const place = soldFilePath(row.downloadKey);
      if (place && row.downloadKey) sold.set(place, { place, key: row.downloadKey, visibility: 'private' });
    }
  }
  return { list, sold: [...sold.values()] };
}

/**
 * A store as the document that an import would make it from; its past orders are not in it.
 * @returns null when there is no such store, or it has no district that parcels leave from, without which there is no document
 */
async function readStore(db: Queryable, username: string): Promise<StoreAsDocument | null> {
  const row = await storeRepository(db).findByUsername(username);
  if (!row || row.originDistrictId === null) return null;
  const reader = { tx: db, storeId: row.id };
  const { list, sold } = await readProducts(reader);
  const document: StoreDocument = {
    format: 1,
    store: await exportStoreRow(reader, row, row.originDistrictId),
    categories: await exportCategories(reader),
    products: list,
    banners: await exportBanners(reader),
    vouchers: await exportVouchers(reader),
    payment_accounts: await exportAccounts(reader),
    couriers: await exportCouriers(reader),
    resellers: await exportResellers(reader),
    events: await exportEvents(reader),
  };
  const named = new Set([...picturePlaces(document)].map(({ file }) => file));
  const pictures = [...(await namedPictures(db, row.username))].map((key): DocumentFile => ({
    key,
    place: picturePath(key),
    visibility: 'public',
  }));
  return { document, files: [...pictures.filter(({ place }) => named.has(place)), ...sold] };
}

/** Reads a store as it is at one moment; on the embedded database, where all would wait for that, one part after the other. */
export const storeAsDocument = (
  { db, inPortions = false }: Pick<ExportDeps, 'db' | 'inPortions'>,
  username: string,
): Promise<StoreAsDocument | null> =>
  inPortions
    ? readStore(db, username)
    : db.transaction((tx) => readStore(tx, username), {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      });

/** The text of a document in pieces, so that nobody waits while thousands of products become one. */
function* documentPieces(document: StoreDocument): Generator<string> {
  yield '{';
  let separator = '\n';
  for (const [name, value] of Object.entries(document)) {
    yield `${separator}${JSON.stringify(name)}: `;
    separator = ',\n';
    if (!Array.isArray(value)) yield JSON.stringify(value, null, 2);
    else {
      yield '[';
      for (const [at, entry] of value.entries())
        yield `${at === 0 ? '' : ','}\n${JSON.stringify(entry, null, 2)}`;
      yield ']';
    }
  }
  yield '\n}\n';
}

/** @returns the files that the storage does not have any more */
async function writeFiles(
  storage: FileStorage,
  files: readonly DocumentFile[],
  folder: string,
): Promise<string[]> {
  const missing: string[] = [];
  for (const { key, place, visibility } of files) {
    const file = await storage.get(key, visibility);
    if (!file) {
      missing.push(place);
      continue;
    }
    const target = path.join(folder, place);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, file.body, { mode: 0o600 });
  }
  return missing;
}

export type ExportResult =
  | {
      ok: true;
      /** Path of the document. */
      file: string;
      products: number;
      events: number;
      files: number;
      /** Files that the document names and the storage does not have any more. */
      missing: string[];
    }
  | { ok: false; reason: 'store' | 'folder' };

/** Whether nothing is there that an export could replace. */
const isFree = (folder: string): Promise<boolean> =>
  readdir(folder).then(
    (names) => names.length === 0,
    (error: unknown) => errorCode(error) === 'ENOENT',
  );

/**
 * Writes a store into a folder: `store.json` with its pictures and sold files beside it, as `importStore` reads them.
 * @param folder made when it is missing; one that has anything in it is refused
 */
export async function exportStore(deps: ExportDeps, username: string, folder: string): Promise<ExportResult> {
  if (!(await isFree(folder))) return { ok: false, reason: 'folder' };
  const store = await storeAsDocument(deps, username);
  if (!store) return { ok: false, reason: 'store' };
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { document, files } = store;
  const missing = await writeFiles(deps.storage, files, folder);
  const file = path.join(folder, 'store.json');
  await writeFile(file, documentPieces(document), { flag: 'wx', mode: 0o600 });
  return {
    ok: true,
    file,
    products: document.products?.length ?? 0,
    events: document.events?.length ?? 0,
    files: files.length - missing.length,
    missing,
  };
}
