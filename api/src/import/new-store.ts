import type { Transaction } from '../db/client.ts';
import { importStoreRow, knownStore, queueImport } from './import-store-row.ts';
import { writeDocument } from './import-store.ts';
import { atOnce } from './import-steps.ts';
import type { StoreDocument } from './store-document.ts';

/**
 * Writes a checked document without pictures and files as a new store, in a transaction of the caller.
 * @param collects whether a provider collects for automatic accounts
 * @returns its id; null when a store has its username, or is being imported under it
 */
export async function writeNewStore(
  tx: Transaction,
  document: StoreDocument,
  { now, collects }: { now: Date; collects: boolean },
): Promise<number | null> {
  const { username } = document.store;
  await queueImport(tx, username);
  if (await knownStore(tx, username)) return null;
  const surroundings = { now, written: { rows: 0 }, pictureKey: () => null, soldFile: () => null };
  const storeId = await importStoreRow({ ...surroundings, tx }, document, null);
  const steps = atOnce(tx, { ...surroundings, storeId });
  await writeDocument(steps, document, { store: null, storeId }, collects);
  return storeId;
}
