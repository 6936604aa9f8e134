import { eq } from 'drizzle-orm';
import { writeAudit, type Actor, type AuditedChange } from '../../audit/audit-log.ts';
import type { Transaction } from '../../db/client.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { stores } from '../../db/schema/stores.ts';
import type { Refusal } from '../../lib/refusal.ts';
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
  /** Notes what was done to entries of the store. */
  note(...changes: Pick<AuditedChange, 'action' | 'subject' | 'title' | 'before' | 'after'>[]): Promise<void>;
}

/** Who changes which store: a member, or the operator. */
export interface Editor {
  store: Pick<SellerCaller['store'], 'id' | 'username'>;
  actor: Actor;
}

export type EditStore = <T>(caller: Editor, work: (editing: Editing) => Promise<T>) => Promise<T | Refusal>;

/** Each change has a moment of its own, also of processes whose clocks differ: it is the version of what was changed. */
const laterThan = (last: Date | null, now: Date): Date =>
  last && last >= now ? new Date(last.getTime() + 1) : now;

/**
 * The only way in which the console changes what an import writes: in one transaction with its entries in the log. Imports and other
 * changes of the store wait for it, and so do orders. When anything was written the store counts as edited, and the public copies of
 * it are evicted.
 * @returns what the work gives, or the refusal that it threw (`RefusedInTransaction`)
 */
export const createStoreEditing =
  ({ db, clock, storeEvents }: Pick<Services, 'db' | 'clock' | 'storeEvents'>): EditStore =>
  async (caller, work) => {
    const { store, actor } = caller;
    const { id: storeId, username } = store;
    let rows = 0;
    const result = await inTransaction(db, async (tx) => {
      const written = { rows: 0 };
      const isStore = eq(stores.id, storeId);
      const [last] = await tx
        .select({ at: stores.editedAt })
        .from(stores)
        .where(isStore)
        .for('no key update');
      await lockQueue(tx, storeId);
      const now = laterThan(last?.at ?? null, clock.now());
      const note: Editing['note'] = (...changes) =>
        writeAudit(tx, ...changes.map((change) => ({ storeId, at: now, actor, ...change })));
      const done = await work({ tx, storeId, username, now, written, note });
      if (written.rows > 0) await tx.update(stores).set({ editedAt: now }).where(isStore);
      rows = written.rows;
      return done;
    });
    if (rows > 0) storeEvents.storeChanged(storeId);
    return result;
  };
