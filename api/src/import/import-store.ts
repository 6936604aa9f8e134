import path from 'node:path';
import type { StoreDocument } from '@lapak/contracts/store-document';
import type { Problem } from '@lapak/contracts/store-document/problem';
import { ifSound } from '@lapak/contracts/store-document/sound-part';
import { inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client.ts';
import { districts } from '../db/schema/districts.ts';
import type { FileStorage } from '../lib/storage/file-storage.ts';
import { inTransaction } from '../lib/in-transaction.ts';
import { lockQueue } from '../modules/store/store-queue.ts';
import { paymentMethodRepository } from '../modules/payment-method/payment-method-repository.ts';
import type { ImportContext } from './import-context.ts';
import { importEvents } from './import-events.ts';
import { importHistory } from './import-history.ts';
import { importProducts } from './import-products.ts';
import {
  importAccounts,
  importBanners,
  importCategories,
  importCouriers,
  importResellers,
  importVouchers,
} from './import-settings.ts';
import { importStoreRow, queueImport } from './import-store-row.ts';
import { namedFiles } from '../db/named-files.ts';
import { namedPictures } from './named-pictures.ts';
import { openPendingFiles, type PendingFiles } from './pending-files.ts';
import { readPictures, type PicturesRead } from './pictures.ts';
import { checkDocument } from './check-document.ts';
import { readSoldFiles, type SoldFilesRead } from './sold-files.ts';

export interface ImportDeps {
  db: Database;
  storage: FileStorage;
  clock: { now(): Date };
  /** Whether a provider collects for automatic accounts. */
  collects: boolean;
  storeChanged(storeId: number): void;
}

export interface ImportedStore {
  username: string;
  isNew: boolean;
  products: number;
  events: number;
  pastOrders: number;
  /** Rows of the database that were written: what differed from the document. */
  rows: number;
  /** What was imported but will not work as the seller may expect, with its place. */
  warnings: Problem[];
}

export type ImportResult = { ok: true; store: ImportedStore } | { ok: false; problems: Problem[] };

const MANY_ROWS = 100;

async function originProblems(db: Database, origin: string | undefined): Promise<Problem[]> {
  if (origin === undefined) return [];
  const known = await db
    .select({ id: districts.id })
    .from(districts)
    .where(inArray(districts.id, [origin]));
  return known.length > 0 ? [] : [{ path: '/store/origin', message: `kecamatan "${origin}" tidak ada` }];
}

/** What a document brings besides itself. */
interface Surroundings extends Pick<PicturesRead, 'keys'>, Pick<SoldFilesRead, 'files'> {
  problems: Problem[];
}

/** Reads what lies beside a document, or beside its sound part. */
async function readSurroundings(
  { db, storage }: ImportDeps,
  pending: PendingFiles,
  folder: string,
  document: StoreDocument,
): Promise<Surroundings> {
  const username = ifSound(() => document.store.username) ?? '';
  const named = await namedPictures(db, username);
  const isStored = async (key: string) => named.has(key) && (await storage.size(key, 'public')) !== null;
  const pictures = await readPictures(pending, document, { folder, username, isStored });
  const sold = await readSoldFiles(pending, document, { folder, username });
  const origin = await originProblems(
    db,
    ifSound(() => document.store.origin),
  );
  return { ...pictures, ...sold, problems: [...origin, ...pictures.problems, ...sold.problems] };
}

/** What the store lacks once the document is written, whether this import or an earlier one left it out. */
async function importWarnings(tx: Transaction, storeId: number, collects: boolean): Promise<Problem[]> {
  return (await paymentMethodRepository(tx, collects).canBePaid(storeId, []))
    ? []
    : [
        {
          path: '/payment_accounts',
          message: 'toko belum memiliki metode pembayaran aktif, jadi hanya menerima pesanan gratis',
        },
      ];
}

/** Writes a checked document in one transaction. */
async function write(
  deps: ImportDeps,
  document: StoreDocument,
  { keys, files }: Surroundings,
  now: Date,
): Promise<{ storeId: number; store: ImportedStore }> {
  const pictureKey = (file: string | undefined) => (file === undefined ? null : (keys.get(file) ?? null));
  const soldFile = (file: string | undefined) => (file === undefined ? null : (files.get(file) ?? null));
  const written = await inTransaction(deps.db, async (tx) => {
    const written = { rows: 0 };
    const known = await queueImport(tx, document.store.username);
    const writeStore = () => importStoreRow(tx, document, { pictureKey, now, written });
    const storeId = known ?? (await writeStore());
    const context: ImportContext = { tx, storeId, now, written, pictureKey, soldFile };
    const categories = await importCategories(context, document.categories);
    const accounts = await importAccounts(context, document.payment_accounts);
    const finishProducts = await importProducts(context, document.products, { categories, accounts });
    // Orders of the store wait from here on; not while the document is compared.
    await lockQueue(tx, storeId);
    if (known !== null) await writeStore();
    const products = await finishProducts();
    await importBanners(context, document.banners);
    await importVouchers(context, document.vouchers);
    await importCouriers(context, document.couriers);
    await importResellers(context, document.resellers);
    await importEvents(context, document.events);
    const pastOrders = await importHistory(context, document, products);
    const store = {
      username: document.store.username,
      isNew: known === null,
      products: products.size,
      events: document.events?.length ?? 0,
      pastOrders,
      rows: written.rows,
      warnings: await importWarnings(tx, storeId, deps.collects),
    };
    return { storeId, store };
  });
  if (!('storeId' in written)) throw new Error(written.info);
  return written;
}

/** Puts the files into the storage and writes what names them; when that fails, none stays that was not there before. */
async function storeAndWrite<T>(
  { db, storage }: ImportDeps,
  pending: PendingFiles,
  write: () => Promise<T>,
): Promise<T> {
  try {
    await pending.store(storage);
    return await write();
  } catch (error) {
    // What cannot be removed now is removed by the daily sweep.
    await pending.takeBack(storage, (keys) => namedFiles(db, keys)).catch(() => undefined);
    throw error;
  }
}

/**
 * Imports a store document with the pictures and sold files beside it, whole or not at all. Importing it again updates
 * what is there.
 * @param file path of the JSON document
 * @param workFolder for the time between; its owner removes it
 * @returns the store, or every problem with its place in the document; then nothing was stored
 */
export async function importStore(deps: ImportDeps, file: string, workFolder: string): Promise<ImportResult> {
  const pending = openPendingFiles(workFolder);
  const now = deps.clock.now();
  const read = await checkDocument(file, now);
  const folder = path.dirname(path.resolve(file));
  if (!read.ok) {
    const { problems, sound } = read;
    if (!sound) return { ok: false, problems };
    const beside = await readSurroundings(deps, pending, folder, sound);
    return { ok: false, problems: [...problems, ...beside.problems] };
  }
  const { document, warnings } = read;
  const beside = await readSurroundings(deps, pending, folder, document);
  if (beside.problems.length > 0) return { ok: false, problems: beside.problems };
  const { storeId, store } = await storeAndWrite(deps, pending, () => write(deps, document, beside, now));
  deps.storeChanged(storeId);
  // Many rows at once: the planner must not go on with the figures of before. The store is there whether it succeeds or not:
  // on a large server it may take longer than a statement may, and autovacuum does it later.
  if (store.rows >= MANY_ROWS) await deps.db.execute(sql`analyze`).catch(() => undefined);
  return { ok: true, store: { ...store, warnings: [...warnings, ...store.warnings] } };
}
