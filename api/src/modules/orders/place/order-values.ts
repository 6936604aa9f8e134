import type { EventCheckoutBody } from '@lapak/contracts/api/event';
import type { CheckoutBody } from '@lapak/contracts/api/order';
import { phoneOf } from '@lapak/contracts/payment-kinds';
import { formatDateWire } from '@lapak/domain/wire-dates';
import { refused, RefusedInTransaction } from '../../../lib/refusal.ts';
import { textOrNull } from '../../../lib/clean-text.ts';
import { publicIdIn } from '../../../lib/store-in-id.ts';
import type { Transaction } from '../../../db/client.ts';
import type { OrderKind, orders, PaymentAccountSnapshot } from '../../../db/schema/orders.ts';
import type { Holder } from './holder.ts';
import { orderMessages } from '../order-messages.ts';
import { payableByHand } from './transfer-accounts.ts';
import { uniqueCodeFor } from './unique-code.ts';

/**
 * An invoice number, `INV-20261121-000042` (at most 25 characters, for a QR's bill number).
 * @param prefix `INV` for orders, `EVT` for tickets
 * @param number of the order in its store
 */
function invoiceNumber(prefix: 'INV' | 'EVT', now: Date, number: number): string {
  const day = formatDateWire(now).replaceAll('-', '');
  return `${prefix}-${day}-${String(number).padStart(6, '0')}`;
}

/** What a checkout of goods or of tickets says of the buyer. */
type Buyer = Pick<CheckoutBody & EventCheckoutBody, 'nama' | 'handphone' | 'email' | 'mobile_e_wallet'>;

/** What every new order is made of, whatever is ordered. */
export interface NewOrder {
  kind: OrderKind;
  storeId: number;
  /** In its store, as `nextInStore` gives it. */
  number: number;
  userId: number | null;
  idempotencyKey: string | null;
  /** Distinguishes what was sent with the key. */
  fingerprint: string;
  holder: Holder;
  buyer: Buyer;
  adminFee: number;
  /** Rupiah to be paid without a unique code, admin fee included. */
  base: number;
  /** Chosen at the checkout. */
  account: PaymentAccountSnapshot | null;
  /** The ordered products, for the accounts that they exclude; none for tickets. */
  productIds: readonly number[];
  now: Date;
  /** When it ends unless it is paid. */
  expiresAt: Date;
}

/**
 * The columns that every new order has values for. Draws the unique code; an order that costs nothing is paid
 * at once. The caller holds the lock of the store's queue (`nextInStore`).
 * @returns them, and whether the order may be paid in cash instead of by transfer, without its unique code
 * @throws RefusedInTransaction when every unique code is taken
 */
export async function newOrderValues(tx: Transaction, order: NewOrder) {
  const { kind, storeId, base, buyer, holder, now } = order;
  const isFree = base === 0;
  const { code, account, orInCash } = await transferCodeOf(tx, order);
  const values = {
    kind,
    storeId,
    publicId: publicIdIn(storeId),
    invoice: invoiceNumber(kind === 'event' ? 'EVT' : 'INV', now, order.number),
    status: isFree ? 'PAID' : 'UNPAID',
    userId: order.userId,
    nama: buyer.nama,
    handphone: buyer.handphone,
    email: buyer.email,
    // A number that was typed for another method is not kept.
    mobileEWallet: account && phoneOf(account.group, account.nama) ? textOrNull(buyer.mobile_e_wallet) : null,
    adminFee: order.adminFee,
    kodeUnik: code,
    total: base + code,
    paymentAccountId: account?.id ?? null,
    paymentAccount: account,
    idempotencyKey: order.idempotencyKey,
    idempotencyHash: order.fingerprint,
    phoneKey: holder.phoneKey,
    mailbox: holder.mailbox,
    network: holder.network,
    createdAt: now,
    updatedAt: now,
    expiresAt: isFree ? null : order.expiresAt,
    paidAt: isFree ? now : null,
  } satisfies Partial<typeof orders.$inferInsert>;
  return { values, orInCash };
}

async function transferCodeOf(tx: Transaction, { storeId, base, account, productIds }: NewOrder) {
  const code = await uniqueCodeFor(tx, {
    storeId,
    base,
    account: base === 0 ? null : account,
    payableByHand: () => payableByHand(tx, storeId, productIds),
  });
  if (!code) throw new RefusedInTransaction(refused(409, orderMessages.kodeUnikPenuh));
  return code;
}
