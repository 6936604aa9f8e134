import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import {
  madeBy,
  writeAudit,
  type Actor,
  type AuditedChange,
  type MadeBefore,
} from '../../audit/audit-log.ts';
import type { Transaction } from '../../db/client.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { begunSheets } from '../../db/schema/begun-sheets.ts';
import { stores } from '../../db/schema/stores.ts';
import { refused, RefusedInTransaction, type Refusal } from '../../lib/refusal.ts';
import type { Services } from '../../services.ts';
import type { SellerCaller } from './seller-access.ts';
import { lockQueue } from '../store/store-queue.ts';

/** A change of what an import writes, while it is made. */
export interface Editing {
  tx: Transaction;
  storeId: number;
  username: string;
  now: Date;
  /** Counts the rows that were written. */
  written: { rows: number };
  /** What the same request has made before, as the log has it: its answer was lost. Null when it has made nothing. */
  madeBefore: MadeBefore | null;
  /** Notes what was done to entries of the store. The first note stands for the request. */
  note(...changes: Pick<AuditedChange, 'action' | 'subject' | 'title' | 'before' | 'after'>[]): Promise<void>;
}

/** Who changes which store: a member, or the operator. */
export interface Editor {
  store: Pick<SellerCaller['store'], 'id' | 'username'>;
  actor: Actor;
  /** Writes a sheet of products in portions; other changes wait for it. */
  isSheet?: boolean;
  /** Of a request that makes something (`requestHash`). */
  idempotencyHash?: string | null;
}

export type EditStore = <T>(caller: Editor, work: (editing: Editing) => Promise<T>) => Promise<T | Refusal>;

/** Each change has a moment of its own, also of processes whose clocks differ: it is the version of what was changed. */
const laterThan = (last: Date | null, now: Date): Date =>
  last && last >= now ? new Date(last.getTime() + 1) : now;

/** While a sheet is written in portions: other changes look this often whether it has ended, and for so long. */
const LOOK_EVERY_MS = 200;
const SHEET_WAIT_MS = 20_000;

const sheetIsWritten = refused(
  409,
  'Lembar produk sedang diterapkan di toko ini. Tunggu sebentar, lalu coba lagi',
);

/**
 * The only way in which the console changes what an import writes: in one transaction with its entries in the log. Imports and other
 * changes of the store wait for it, and so do orders; it waits for a sheet that is being written in portions, so that what the sheet names
 * stays there until it has ended. When anything was written the store counts as edited, and the public copies of
 * it are evicted.
 * @returns what the work gives, or the refusal that it threw (`RefusedInTransaction`); 409 when a sheet does not end
 */
export const createStoreEditing =
  (
    { db, clock, storeEvents }: Pick<Services, 'db' | 'clock' | 'storeEvents'>,
    sheetWaitMs = SHEET_WAIT_MS,
  ): EditStore =>
  async (editor, work) => {
    const { store, actor, isSheet = false, idempotencyHash: hash = null } = editor;
    const { id: storeId, username } = store;
    let rows = 0;
    const edit = () =>
      inTransaction(db, async (tx) => {
        const written = { rows: 0 };
        const isStore = eq(stores.id, storeId);
        const [last] = await tx
          .select({ at: stores.editedAt })
          .from(stores)
          .where(isStore)
          .for('no key update');
        const isHeld = !isSheet && (await tx.$count(begunSheets, eq(begunSheets.storeId, storeId))) > 0;
        if (isHeld) throw new RefusedInTransaction(sheetIsWritten);
        await lockQueue(tx, storeId);
        const now = laterThan(last?.at ?? null, clock.now());
        const madeBefore = hash === null ? null : await madeBy(tx, storeId, hash);
        let unusedHash = madeBefore === null ? hash : null;
        const note: Editing['note'] = (...changes) => {
          const entries = changes.map((change, at) => ({
            ...{ storeId, at: now, actor, idempotencyHash: at === 0 ? unusedHash : null },
            ...change,
          }));
          if (entries.length > 0) unusedHash = null;
          return writeAudit(tx, ...entries);
        };
        const done = await work({ tx, storeId, username, now, written, madeBefore, note });
        if (written.rows > 0) await tx.update(stores).set({ editedAt: now }).where(isStore);
        rows = written.rows;
        return done;
      });
    const until = performance.now() + sheetWaitMs;
    let result = await edit();
    while (result === sheetIsWritten && performance.now() < until) {
      await sleep(LOOK_EVERY_MS);
      result = await edit();
    }
    if (rows > 0) storeEvents.storeChanged(storeId);
    return result;
  };
