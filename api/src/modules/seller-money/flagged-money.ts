import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SellerMoney, SellerMoneyResponse } from '@lapak/contracts/api/seller-money';
import { formatDateTimeShort } from '@lapak/domain/dates';
import { nowIsoWib } from '@lapak/domain/wire-dates';
import { writeAudit, type Actor } from '../../audit/audit-log.ts';
import type { Database, Queryable, Transaction } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';
import { paymentMoney, payments } from '../../db/schema/payments.ts';
import { visibleText } from '../../lib/clean-text.ts';
import { invalid, refused, RefusedInTransaction } from '../../lib/refusal.ts';

const PER_PAGE = 25;

const isFlagged = (storeId: number) => and(eq(paymentMoney.storeId, storeId), isNotNull(paymentMoney.flag));
const isWaiting = (storeId: number) => and(isFlagged(storeId), isNull(paymentMoney.handledAt));

/** How much of a store's money waits for somebody. */
export const waitingMoney = (db: Database, storeId: number): Promise<number> =>
  db.$count(paymentMoney, isWaiting(storeId));

const flagged = (db: Queryable) =>
  db
    .select({ money: paymentMoney, order: orders, provider: payments.provider })
    .from(paymentMoney)
    .innerJoin(orders, and(eq(orders.storeId, paymentMoney.storeId), eq(orders.id, paymentMoney.orderId)))
    .innerJoin(
      payments,
      and(eq(payments.storeId, paymentMoney.storeId), eq(payments.id, paymentMoney.paymentId)),
    );
type Flagged = Awaited<ReturnType<typeof flagged>>[number];

function moneyView({ money, order, provider }: Flagged): SellerMoney[] {
  const { id, flag, amount, currency, transaction, handledAt, handledBy, note } = money;
  if (flag === null) return [];
  const { publicId, invoice, status, total, nama, handphone, email } = order;
  return [
    {
      ...{ id, flag, amount, currency, provider, transaction },
      received_at: nowIsoWib(money.receivedAt),
      order: { id: publicId, invoice, status, total, nama, handphone, email },
      handled: handledAt && { at: nowIsoWib(handledAt), by: handledBy ?? '', note: note ?? '' },
    },
  ];
}

/** A page of what is flagged in a store: what waits first, each the latest first. @param page from 1 */
export async function flaggedMoney(
  db: Database,
  storeId: number,
  page: number,
): Promise<SellerMoneyResponse> {
  const found = await flagged(db)
    .where(isFlagged(storeId))
    .orderBy(asc(sql`${paymentMoney.handledAt} is not null`), desc(paymentMoney.id))
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE);
  return {
    data: found.flatMap(moneyView),
    per_page: PER_PAGE,
    total: await db.$count(paymentMoney, isFlagged(storeId)),
    current_page: page,
    waiting: await waitingMoney(db, storeId),
  };
}

/**
 * Closes money with what was done with it, once.
 * @throws RefusedInTransaction 404 for money that is not the store's, 409 with who was first with another note, 422 for a note without words
 */
export async function handleMoney(
  tx: Transaction,
  storeId: number,
  id: number,
  { actor, note, now }: { actor: Actor; note: string; now: Date },
): Promise<SellerMoney> {
  const words = visibleText(note);
  if (words === '') {
    const text = 'Tulis apa yang sudah dilakukan';
    throw new RefusedInTransaction(invalid({ note: [text] }, text));
  }
  const isThis = and(isFlagged(storeId), eq(paymentMoney.id, id));
  const [closed] = await tx
    .update(paymentMoney)
    .set({ handledAt: now, handledBy: actor.name, note: words })
    .where(and(isThis, isNull(paymentMoney.handledAt)))
    .returning({ id: paymentMoney.id });
  const [found] = await flagged(tx).where(isThis);
  const view = found && moneyView(found)[0];
  if (!view) throw new RefusedInTransaction(refused(404, 'Uang ini tidak ditemukan di toko ini'));
  if (!closed) {
    const { by = '', at = '', note: noted } = view.handled ?? {};
    // The same request, whose answer was lost.
    if (by === actor.name && noted === words) return view;
    const info = `Sudah ditangani oleh ${by} pada ${formatDateTimeShort(at)}`;
    throw new RefusedInTransaction(refused(409, info));
  }
  const { amount, currency, order } = view;
  await writeAudit(tx, {
    ...{ storeId, at: now, actor, action: 'order.money', subject: order.id, title: order.invoice },
    before: {},
    after: { amount: currency === 'IDR' ? amount : `${currency} ${amount}`, note: words },
  });
  return view;
}
