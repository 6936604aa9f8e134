import path from 'node:path';
import type { StoreDocument } from './store-document.ts';
import type { Problem } from '@lapak/contracts/store-document/problem';
import { ifSound } from '@lapak/contracts/store-document/sound-part';
import { inArray, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../db/client.ts';
import {
  customFields,
  priceVarieties,
  productImages,
  productPaymentExclusions,
  products,
  variationGroups,
  variationOptions,
  wholesaleTiers,
} from '../db/schema/catalogue.ts';
import { districts } from '../db/schema/districts.ts';
import { orderLines, orders } from '../db/schema/orders.ts';
import { searchWords } from '../db/schema/search-words.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { retryingTransaction } from '../db/in-transaction.ts';
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
import {
  EditedStoreError,
  importStoreRow,
  knownStore,
  queueImport,
  replaceEdits,
  type KnownStore,
} from './import-store-row.ts';
import { atOnce, inPortions, type ImportSteps } from './import-steps.ts';
import { namedFiles } from '../storage/named-files.ts';
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
  /** Whether all stores wait while a transaction is open, as on the embedded database. */
  inPortions?: boolean;
  /** Whether the document may replace what something else than an import has changed. */
  replace?: boolean;
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

/** The tables that an import fills, of which others wait for each where there is one session. */
const filled = [
  ...[products, productImages, wholesaleTiers, customFields, productPaymentExclusions],
  ...[variationGroups, variationOptions, priceVarieties, searchWords, orders, orderLines],
];

async function analyze({ db, inPortions }: ImportDeps): Promise<void> {
  const statements = inPortions ? filled.map((table) => sql`analyze ${table}`) : [sql`analyze`];
  for (const statement of statements) await db.execute(statement).catch(() => undefined);
}

/** Whether the district of a document's origin exists. */
export async function originProblems(db: Queryable, origin: string | undefined): Promise<Problem[]> {
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
async function importWarnings(tx: Queryable, storeId: number, collects: boolean): Promise<Problem[]> {
  return (await paymentMethodRepository(tx, collects).canBePaid(storeId, []))
    ? []
    : [
        {
          path: '/payment_accounts',
          message: 'toko belum memiliki metode pembayaran aktif, jadi hanya menerima pesanan gratis',
        },
      ];
}

interface Begun {
  /** As it was found; null when it is new. */
  store: KnownStore | null;
  storeId: number;
}

/** Writes a checked document into a store that has been begun. */
export async function writeDocument(
  steps: ImportSteps,
  document: StoreDocument,
  { store: known, storeId }: Begun,
  collects: boolean,
): Promise<ImportedStore> {
  const isOpen = known !== null && !known.isHidden;
  const writeStore = (context: ImportContext) => importStoreRow(context, document, storeId);
  const references = await steps.small(async (context) => ({
    categories: await importCategories(context, document.categories),
    accounts: await importAccounts(context, document.payment_accounts),
  }));
  const finishProducts = await importProducts(steps, document.products, references);
  // Not while the document is compared.
  await steps.lockOrders();
  if (isOpen) await steps.small(writeStore);
  const products = await finishProducts();
  await steps.small((context) => importBanners(context, document.banners));
  await steps.small((context) => importVouchers(context, document.vouchers));
  await steps.small((context) => importCouriers(context, document.couriers));
  await steps.small((context) => importResellers(context, document.resellers));
  await steps.small((context) => importEvents(context, document.events));
  const pastOrders = await importHistory(steps, document, products);
  const warnings = await importWarnings(steps.look.tx, storeId, collects);
  // A new store that was written in portions is seen from here on.
  if (!isOpen) await steps.small(writeStore);
  return {
    username: document.store.username,
    isNew: !isOpen,
    products: products.size,
    events: document.events?.length ?? 0,
    pastOrders,
    rows: steps.look.written.rows,
    warnings,
  };
}

type Written = { storeId: number; store: ImportedStore };

/** Writes a checked document: in one transaction, or in portions, of which each is consistent by itself. */
async function write(
  deps: ImportDeps,
  document: StoreDocument,
  { keys, files }: Surroundings,
  now: Date,
): Promise<Written> {
  const { db, collects, replace = false } = deps;
  const { username } = document.store;
  const surroundings = () => ({
    now,
    written: { rows: 0 },
    pictureKey: (file: string | undefined) => (file === undefined ? null : (keys.get(file) ?? null)),
    soldFile: (file: string | undefined) => (file === undefined ? null : (files.get(file) ?? null)),
  });
  if (!deps.inPortions) {
    return retryingTransaction(db, async (tx) => {
      const own = surroundings();
      await queueImport(tx, username);
      const store = await knownStore(tx, username);
      await replaceEdits(tx, store, replace);
      const storeId = store?.id ?? (await importStoreRow({ ...own, tx }, document, null));
      const steps = atOnce(tx, { ...own, storeId });
      return { storeId, store: await writeDocument(steps, document, { store, storeId }, collects) };
    });
  }
  const own = surroundings();
  const store = await knownStore(db, username);
  await replaceEdits(db, store, replace);
  const begin = () => retryingTransaction(db, (tx) => importStoreRow({ ...own, tx }, document, null, true));
  const storeId = store?.id ?? (await begin());
  try {
    const steps = inPortions(db, { ...own, storeId });
    return { storeId, store: await writeDocument(steps, document, { store, storeId }, collects) };
  } catch (error) {
    // Portions of it are there.
    deps.storeChanged(storeId);
    throw error;
  }
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
 * Imports a store document with the pictures and sold files beside it, whole or not at all; in portions, a new store is seen when
 * it is whole, and of one that exists each product is. Importing it again updates what is there.
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
    const surroundings = await readSurroundings(deps, pending, folder, sound);
    return { ok: false, problems: [...problems, ...surroundings.problems] };
  }
  const { document, warnings } = read;
  const surroundings = await readSurroundings(deps, pending, folder, document);
  if (surroundings.problems.length > 0) return { ok: false, problems: surroundings.problems };
  let done: Written;
  try {
    done = await storeAndWrite(deps, pending, () => write(deps, document, surroundings, now));
  } catch (error) {
    if (error instanceof EditedStoreError) return { ok: false, problems: [error.problem] };
    throw error;
  }
  const { storeId, store } = done;
  deps.storeChanged(storeId);
  // Many rows at once: the planner must not go on with the figures of before. The store is there whether it succeeds or not:
  // on a large server it may take longer than a statement may, and autovacuum does it later.
  if (store.rows >= MANY_ROWS) await analyze(deps);
  return { ok: true, store: { ...store, warnings: [...warnings, ...store.warnings] } };
}
