import { and, asc, eq, sql } from 'drizzle-orm';
import type { Review } from '@lapak/contracts/api/catalogue';
import type { OrderStatus } from '@lapak/contracts/api/order';
import { nowIsoWib } from '@lapak/domain/dates';
import { messages } from '@lapak/domain/messages';
import type { Database } from '../../../db/client.ts';
import { violates } from '../../../db/errors.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { reviews } from '../../../db/schema/product-feedback.ts';
import { cleanText } from '../../../lib/clean-text.ts';
import { inTransaction, retryingTransaction } from '../../../lib/in-transaction.ts';
import type { Form } from '../../../lib/read-form.ts';
import { accepted, invalid, refused, type Outcome } from '../../../lib/refusal.ts';
import type { FileStorage } from '../../../lib/storage/file-storage.ts';
import { currentOrder } from '../expiry.ts';
import { orderMessages } from '../order-messages.ts';
import type { OrderMails } from '../mail/order-notice.ts';
import { isDownload } from '../download/download-address.ts';
import type { PaymentService } from '../pay/payment-service.ts';
import { goodsOrders } from './goods-orders.ts';
import { applyDeliveryStep, type OrderRow } from './order-steps.ts';
import type { StoreRow } from '../../store/store-repository.ts';
import type { OrderLineRow, OrderParts } from './order-view.ts';
import { inviteToReview } from '../mail/review-invitation.ts';
import { proofRefusal } from '../pay/proof.ts';
import { sendProof } from '../pay/send-proof.ts';
import {
  findOrder,
  hasReview,
  linesOfOrder,
  type FoundOrder,
  type OrderAddress,
} from './transaction-repository.ts';

export interface TransactionDeps {
  db: Database;
  clock: { now(): Date };
  storage: FileStorage;
  payments: Pick<PaymentService, 'instruction'>;
  mails: OrderMails;
  storeChanged(storeId: number): void;
}

/** The caller. */
export interface Caller {
  id: number;
  name: string;
  email: string;
}

export interface ReviewInput {
  id: number;
  star: number;
  ulasan: string;
}

export interface TransactionService {
  /** An order with everything that its pages show. */
  read(address: OrderAddress): Promise<Outcome<OrderParts & { store: StoreRow }>>;
  /** The form names the store. */
  sendProof(publicId: string, form: Form): Promise<Outcome<{ status: OrderStatus }>>;
  /** The goods have arrived. */
  receive(address: OrderAddress, caller: Caller | null): Promise<Outcome<OrderRow>>;
  review(address: OrderAddress, caller: Caller, entries: readonly ReviewInput[]): Promise<Outcome<null>>;
  reviewsOf(address: OrderAddress, caller: Caller): Promise<Outcome<Review[]>>;
}

/** An order of digital products alone is received once everything that it has to open was opened. */
const awaitsOpening = (lines: readonly OrderLineRow[]): boolean =>
  lines.every((line) => line.category === 'digital_product') &&
  lines.some((line) => isDownload(line) && line.openedCount === 0);

const LONGEST_REVIEW = 2_000;

/** An order of an account; also one that was made as a guest with the account's e-mail address. */
const isOrderOf = (order: OrderRow, caller: Caller) =>
  order.userId === null
    ? order.email.toLowerCase() === caller.email.toLowerCase()
    : order.userId === caller.id;

export function createTransactionService(deps: TransactionDeps): TransactionService {
  const { db, clock } = deps;

  const current = (address: OrderAddress): Promise<FoundOrder | null> =>
    currentOrder(
      deps,
      () => findOrder(db, address),
      ({ order }) => ({ kind: goodsOrders, order }),
    );

  async function writeReviews(order: OrderRow, caller: Caller, entries: readonly ReviewInput[]) {
    const now = clock.now();
    return inTransaction(db, async (tx) => {
      for (const entry of [...entries].sort((a, b) => a.id - b.id)) {
        await tx.insert(reviews).values({
          storeId: order.storeId,
          productId: entry.id,
          orderId: order.id,
          userId: caller.id,
          name: caller.name,
          star: entry.star,
          ulasan: entry.ulasan,
          createdAt: now,
        });
        await tx
          .update(products)
          .set({
            ratingSum: sql`${products.ratingSum} + ${entry.star}`,
            reviewCount: sql`${products.reviewCount} + 1`,
          })
          .where(and(eq(products.storeId, order.storeId), eq(products.id, entry.id)));
      }
      return accepted(null);
    });
  }

  return {
    async read(address) {
      const found = await current(address);
      if (!found) return refused(404, orderMessages.transaksiTidakDitemukan);
      const { order, store } = found;
      return accepted({
        order,
        store,
        lines: await linesOfOrder(db, order),
        payment: await deps.payments.instruction('order', order),
        hasReview: await hasReview(db, order),
        now: clock.now(),
      });
    },

    async sendProof(publicId, form) {
      const found = await current({ publicId, username: form.fields.username });
      if (!found) return refused(404, orderMessages.transaksiTidakDitemukan);
      const sent = await sendProof(goodsOrders, deps, found.order, { form, dateField: 'transfer_date' });
      if (sent.result === 'refused') return sent.refusal;
      return sent.result === 'sent' ? accepted({ status: sent.order.status }) : proofRefusal(sent.status);
    },

    async receive(address, caller) {
      const found = await findOrder(db, address);
      if (!found) return refused(404, orderMessages.transaksiTidakDitemukan);
      // A guest has nothing but the secret address of the order.
      const isAllowed = found.order.userId === null || found.order.userId === caller?.id;
      if (!isAllowed) return refused(caller ? 403 : 401, messages.transactionNotUpdated);
      if (awaitsOpening(await linesOfOrder(db, found.order))) {
        return refused(409, messages.openDownloadFirst);
      }
      const order = await retryingTransaction(db, async (tx) => {
        const now = clock.now();
        const moved = await applyDeliveryStep(tx, found.order, 'receive', now);
        if (moved) await inviteToReview(tx, deps.mails, moved, now);
        return moved;
      });
      if (!order) return refused(409, messages.transactionNotUpdated);
      deps.mails.wake();
      return accepted(order);
    },

    async review(address, caller, entries) {
      const found = await findOrder(db, address);
      if (!found || !isOrderOf(found.order, caller))
        return refused(404, orderMessages.transaksiTidakDitemukan);
      const { order } = found;
      if (order.statusPengiriman !== 'SELESAI' || (await hasReview(db, order))) {
        return refused(409, messages.transactionNotUpdated);
      }
      const bought = new Set((await linesOfOrder(db, order)).map((line) => line.productId));
      const checked = checkReviews(entries, bought);
      if (!checked.ok) return checked;
      try {
        const written = await writeReviews(order, caller, checked.data);
        if (written.ok) deps.storeChanged(order.storeId);
        return written;
      } catch (error) {
        if (violates(error, 'reviews_once')) return refused(409, messages.transactionNotUpdated);
        throw error;
      }
    },

    async reviewsOf(address, caller) {
      const found = await findOrder(db, address);
      if (!found || !isOrderOf(found.order, caller))
        return refused(404, orderMessages.transaksiTidakDitemukan);
      const { order } = found;
      const rows = await db
        .select()
        .from(reviews)
        .where(and(eq(reviews.storeId, order.storeId), eq(reviews.orderId, order.id)))
        .orderBy(asc(reviews.id));
      const lines = await linesOfOrder(db, order);
      return accepted(
        rows.map((row) => {
          const line = lines.find((candidate) => candidate.productId === row.productId);
          return {
            id: row.id,
            star: row.star,
            ulasan: row.ulasan,
            created_at: nowIsoWib(row.createdAt),
            user: { name: row.name },
            product: {
              id: row.productId,
              nama: line?.nama ?? '',
              image_url: line?.imageKey ? `/files/${line.imageKey}` : null,
            },
          };
        }),
      );
    },
  };
}

/** Reviews of products that are in the order, each with stars and words (spec 3 §5). */
function checkReviews(entries: readonly ReviewInput[], bought: ReadonlySet<number>): Outcome<ReviewInput[]> {
  const errors: Record<string, string[]> = {};
  const unique = [...new Map(entries.map((entry) => [entry.id, entry])).values()];
  const cleaned = unique.map((entry) => ({ ...entry, ulasan: cleanText(entry.ulasan) }));
  if (cleaned.length === 0) errors.products = [messages.productRequired];
  for (const [at, entry] of cleaned.entries()) {
    if (!bought.has(entry.id)) (errors[`products.${at}.id`] ??= []).push(messages.productRequired);
    if (entry.star < 1 || entry.star > 5)
      (errors[`products.${at}.star`] ??= []).push(messages.ratingRequired);
    if (entry.ulasan === '') (errors[`products.${at}.ulasan`] ??= []).push(messages.reviewRequired);
    if (entry.ulasan.length > LONGEST_REVIEW)
      (errors[`products.${at}.ulasan`] ??= []).push('Ulasan terlalu panjang');
  }
  const first = Object.values(errors)[0]?.[0];
  return first === undefined ? accepted(cleaned) : invalid(errors, first);
}
