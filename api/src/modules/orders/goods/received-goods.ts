import type { Review } from '@lapak/contracts/api/catalogue';
import { messages } from '@lapak/domain/messages';
import type { Database } from '../../../db/client.ts';
import { violates } from '../../../db/errors.ts';
import { cleanText } from '../../../lib/clean-text.ts';
import { retryingTransaction } from '../../../db/in-transaction.ts';
import type { StoreEvents } from '../../../lib/store-events.ts';
import { accepted, invalid, refused, type Outcome } from '../../../lib/refusal.ts';
import { isDownload } from '../download/download-address.ts';
import type { OrderMails } from '../mail/order-notification.ts';
import { inviteToReview } from '../mail/review-invitation.ts';
import { orderAt, type OrderAddress, type OrderRow } from '../order.ts';
import { orderMessages } from '../order-messages.ts';
import { applyDeliveryStep } from '../order-steps.ts';
import { hasReview, reviewsOfOrder, writeReviews, type ReviewInput } from './order-reviews.ts';
import { isDigital, linesOfOrder, type OrderLineRow } from './sale.ts';

export interface ReceivedGoodsDeps {
  db: Database;
  clock: { now(): Date };
  mails: OrderMails;
  storeChanged(storeId: number): void;
  ordersChanged: StoreEvents['ordersChanged'];
}

/** The caller. */
export interface Caller {
  id: number;
  name: string;
  email: string;
}

/** What a buyer does with goods that were sent. */
export interface ReceivedGoods {
  /** The goods have arrived. */
  receive(address: OrderAddress, caller: Caller | null): Promise<Outcome<OrderRow>>;
  review(address: OrderAddress, caller: Caller, entries: readonly ReviewInput[]): Promise<Outcome<null>>;
  reviewsOf(address: OrderAddress, caller: Caller): Promise<Outcome<Review[]>>;
}

/** An order of digital products alone is received once everything that it has to open was opened. */
const awaitsOpening = (lines: readonly OrderLineRow[]): boolean =>
  lines.every(isDigital) && lines.some((line) => isDownload(line) && line.openedCount === 0);

const LONGEST_REVIEW = 2_000;

/** An order of an account; also one that was made as a guest with the account's e-mail address. */
const isOrderOf = (order: OrderRow, caller: Caller) =>
  order.userId === null
    ? order.email.toLowerCase() === caller.email.toLowerCase()
    : order.userId === caller.id;

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

const notFound = refused(404, orderMessages.transaksiTidakDitemukan);
const notUpdated = refused(409, messages.transactionNotUpdated);

export function createReceivedGoods(deps: ReceivedGoodsDeps): ReceivedGoods {
  const { db, clock, mails, storeChanged, ordersChanged } = deps;

  async function orderOf(address: OrderAddress, caller: Caller): Promise<OrderRow | null> {
    const found = await orderAt(db, address);
    return found && isOrderOf(found.order, caller) ? found.order : null;
  }

  return {
    async receive(address, caller) {
      const found = await orderAt(db, address);
      if (!found) return notFound;
      // A guest has nothing but the secret address of the order.
      const isAllowed = found.order.userId === null || found.order.userId === caller?.id;
      if (!isAllowed) return refused(caller ? 403 : 401, messages.transactionNotUpdated);
      if (awaitsOpening(await linesOfOrder(db, found.order))) return refused(409, messages.openDownloadFirst);
      const order = await retryingTransaction(db, async (tx) => {
        const now = clock.now();
        const moved = await applyDeliveryStep(tx, found.order, 'receive', now);
        if (moved) await inviteToReview(tx, mails, moved, now);
        return moved;
      });
      if (!order) return notUpdated;
      mails.wake();
      ordersChanged(order.storeId, 'changed');
      return accepted(order);
    },

    async review(address, caller, entries) {
      const order = await orderOf(address, caller);
      if (!order) return notFound;
      if (order.statusPengiriman !== 'SELESAI' || (await hasReview(db, order))) return notUpdated;
      const bought = new Set((await linesOfOrder(db, order)).map((line) => line.productId));
      const checked = checkReviews(entries, bought);
      if (!checked.ok) return checked;
      const now = clock.now();
      try {
        await retryingTransaction(db, (tx) => writeReviews(tx, order, caller, checked.data, now));
      } catch (error) {
        if (violates(error, 'reviews_once')) return notUpdated;
        throw error;
      }
      storeChanged(order.storeId);
      return accepted(null);
    },

    async reviewsOf(address, caller) {
      const order = await orderOf(address, caller);
      return order ? accepted(await reviewsOfOrder(db, order)) : notFound;
    },
  };
}
