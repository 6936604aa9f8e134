import { and, eq } from 'drizzle-orm';
import { begunSheets } from '../../db/schema/begun-sheets.ts';
import { stores } from '../../db/schema/stores.ts';
import type { StoreReader } from '../../import/import-context.ts';
import { chunks } from '../../import/write-rows.ts';
import { refused, RefusedInTransaction, type Refusal } from '../../lib/refusal.ts';
import type { Services } from '../../services.ts';
import type { Editing, Editor, EditStore } from '../seller-access/store-editing.ts';
import type { createKeptSheets, KeptSheet } from './kept-sheets.ts';
import { planSheet, type SheetPlan } from './plan-sheet.ts';
import { appliedBefore, countsOf, isOtherNow, noteSheet, writePlanned, type Applied } from './write-plan.ts';

/** Their transaction takes a fifth of a second. */
const IN_PORTION = 100;

const busy = refused(
  409,
  'Lembar lain sedang diterapkan di toko ini. Tunggu sebentar, lalu periksa lembar ini lagi',
);

interface PortionsOptions extends Pick<Services, 'db' | 'clock'> {
  edit: EditStore;
  kept: ReturnType<typeof createKeptSheets>;
  /** Products of a portion. */
  inPortion?: number;
}

/** The sheet that a store has begun. */
async function begunIn({ tx, storeId }: StoreReader): Promise<string | null> {
  const [row] = await tx.select().from(begunSheets).where(eq(begunSheets.storeId, storeId));
  return row?.sheet ?? null;
}

const forget = ({ tx, storeId }: Pick<Editing, 'tx' | 'storeId'>, id: string) =>
  tx
    .delete(begunSheets)
    .where(and(eq(begunSheets.storeId, storeId), eq(begunSheets.sheet, id)))
    .returning({ created: begunSheets.created, changed: begunSheets.changed });

async function writePortion(editing: Editing, id: string, part: KeptSheet): Promise<void> {
  const plan = await planSheet(editing, id, part, editing.now);
  if (plan.mistakes.length > 0) throw new RefusedInTransaction(isOtherNow(id, part, plan));
  await writePlanned(editing, part, plan);
}

/**
 * Applies sheets in short transactions, for the embedded database: it has one session, so all shoppers wait while a transaction is
 * open. That a sheet was begun is a row until all of it is written: a process that ends in the middle is followed by one that writes
 * the rest. Each portion is planned anew in its transaction, so what was written is left out, and what is sold meanwhile stays sold.
 */
export function createPortions({ db, clock, edit, kept, inPortion = IN_PORTION }: PortionsOptions) {
  const readerOf = ({ store }: Editor) => ({ tx: db, storeId: store.id });
  const planOf = (editor: Editor, id: string, sheet: KeptSheet) =>
    planSheet(readerOf(editor), id, sheet, clock.now());

  /**
   * Notes that a sheet is begun, unless it is.
   * @returns what it did when it was applied before, or why it cannot be; otherwise null
   */
  const begin = (
    editor: Editor,
    id: string,
    sheet: KeptSheet,
    { plan, digest }: { plan: SheetPlan; digest: string },
  ): Promise<Applied | Refusal | null> =>
    edit(editor, async (editing) => {
      const before = await appliedBefore(editing, id);
      if (before) return before;
      const begun = await begunIn(editing);
      if (begun === id) return null;
      if (begun !== null) throw new RefusedInTransaction(busy);
      if (plan.digest !== digest || plan.mistakes.length > 0)
        throw new RefusedInTransaction(isOtherNow(id, sheet, plan));
      const { userId, name } = editor.actor;
      const row = { storeId: editing.storeId, sheet: id, userId, actor: name, ...countsOf(plan) };
      await editing.tx.insert(begunSheets).values(row);
      return null;
    });

  /** Writes what is left of a sheet that was begun. Twice at once is as once. */
  async function finish(
    editor: Editor,
    id: string,
    sheet: KeptSheet,
    plan: SheetPlan,
  ): Promise<Applied | Refusal> {
    for (const portion of chunks(plan.planned, inPortion)) {
      const rows = portion.flatMap((product) => product.rows);
      const part = { ...sheet, table: { ...sheet.table, rows } };
      const refusal = await edit(editor, (editing) => writePortion(editing, id, part));
      if (!refusal) continue;
      // An import has taken away what the sheet names, between two portions: the rest is shown with its mistakes.
      await edit(editor, (editing) => forget(editing, id));
      return isOtherNow(id, sheet, await planOf(editor, id, sheet));
    }
    return edit(editor, async (editing) => {
      const [made] = await forget(editing, id);
      if (!made) return (await appliedBefore(editing, id)) ?? countsOf(plan);
      await noteSheet(editing, id, sheet, made);
      return made;
    });
  }

  return {
    /** Makes what was looked at. The same again writes nothing and answers the same. */
    async apply(member: Editor, id: string, sheet: KeptSheet, digest: string): Promise<Applied | Refusal> {
      const editor = { ...member, isSheet: true };
      const plan = await planOf(editor, id, sheet);
      const ended = await begin(editor, id, sheet, { plan, digest });
      if (ended) return ended;
      try {
        return await finish(editor, id, sheet, plan);
      } catch (error) {
        // The store is not held up by what does not end; pressed again it goes on.
        await edit(editor, (editing) => forget(editing, id)).catch(() => undefined);
        throw error;
      }
    },

    /** Writes the rest of what a process had begun that ended. */
    async finishBegun(): Promise<void> {
      const begun = await db
        .select({ begun: begunSheets, username: stores.username })
        .from(begunSheets)
        .innerJoin(stores, eq(stores.id, begunSheets.storeId));
      for (const { begun: row, username } of begun) {
        const editor = {
          store: { id: row.storeId, username },
          actor: { userId: row.userId, name: row.actor },
          isSheet: true,
        };
        const sheet = await kept.find(username, row.sheet);
        if (sheet) await finish(editor, row.sheet, sheet, await planOf(editor, row.sheet, sheet));
        else await edit(editor, (editing) => forget(editing, row.sheet));
      }
    },
  };
}
