import { eq } from 'drizzle-orm';
import { chatStates, type ChatTexts, type ChatTextsBody } from '@lapak/contracts/api/seller-order';
import { writeAudit, type Actor } from '../../audit/audit-log.ts';
import type { Database, Queryable } from '../../db/client.ts';
import { retryingTransaction } from '../../db/in-transaction.ts';
import { chatTexts } from '../../db/schema/members.ts';
import { stores } from '../../db/schema/stores.ts';
import { cleanText } from '../../lib/clean-text.ts';

/** The texts of a store that has none of its own. */
const shopTexts: ChatTexts = {
  unpaid:
    'Halo {nama}, terima kasih sudah memesan di {toko}. Pesanan {invoice} sebesar {total} belum kami terima pembayarannya. Ada yang bisa kami bantu?',
  proof: 'Halo {nama}, bukti transfer pesanan {invoice} sudah kami terima dan sedang kami periksa.',
  paid: 'Halo {nama}, pembayaran pesanan {invoice} sudah kami terima. Pesananmu segera kami siapkan.',
  packed: 'Halo {nama}, pesanan {invoice} sedang kami kemas dan segera dikirim.',
  sent: 'Halo {nama}, pesanan {invoice} sudah kami kirim. Nomor resi: {resi}.',
  done: 'Halo {nama}, terima kasih sudah berbelanja di {toko}. Semoga suka dengan pesanan {invoice}!',
  ended: 'Halo {nama}, pesanan {invoice} di {toko} sudah berakhir. Kalau masih mau, silakan pesan lagi, ya.',
};

/** What a store says in a chat about an order, by the order's state. */
export async function textsOf(db: Queryable, storeId: number): Promise<ChatTexts> {
  const rows = await db.select().from(chatTexts).where(eq(chatTexts.storeId, storeId));
  const own = new Map(rows.map(({ state, text }) => [state, text]));
  return Object.fromEntries(
    chatStates.map((state) => [state, own.get(state) ?? shopTexts[state]]),
  ) as ChatTexts;
}

/**
 * Changes texts of a store; those that are not named stay as they are, whoever changed them meanwhile, and one that is the shop's
 * again is not kept.
 * @returns the texts as they are now
 */
export function changeTexts(
  { db, clock }: { db: Database; clock: { now(): Date } },
  storeId: number,
  actor: Actor,
  wanted: ChatTextsBody,
): Promise<ChatTexts> {
  return retryingTransaction(db, async (tx) => {
    // One change at a time, so that the log says what was there before.
    await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId)).for('no key update');
    const before = await textsOf(tx, storeId);
    const own = chatStates
      .map((state) => ({ storeId, state, text: cleanText(wanted[state] ?? before[state]) }))
      .filter(({ state, text }) => text !== '' && text !== shopTexts[state]);
    await tx.delete(chatTexts).where(eq(chatTexts.storeId, storeId));
    if (own.length > 0) await tx.insert(chatTexts).values(own);
    const after = await textsOf(tx, storeId);
    const changed = chatStates.filter((state) => before[state] !== after[state]);
    if (changed.length > 0) {
      const of = (texts: ChatTexts) => Object.fromEntries(changed.map((state) => [state, texts[state]]));
      await writeAudit(tx, {
        ...{ storeId, at: clock.now(), actor, action: 'chat.change', subject: 'chat', title: 'Teks chat' },
        ...{ before: of(before), after: of(after) },
      });
    }
    return after;
  });
}
