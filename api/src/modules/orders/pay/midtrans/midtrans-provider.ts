import { createHash, timingSafeEqual } from 'node:crypto';
import Type from 'typebox';
import Value from 'typebox/value';
import { parseWib } from '@lapak/domain/wire-dates';
import type { PaymentState } from '../../../../db/schema/payments.ts';
import type {
  Charge,
  ChargeRequest,
  PaymentCallback,
  PaymentProvider,
  PaymentReport,
} from '../payment-provider.ts';
import { chargeBody } from './charge-body.ts';
import {
  asChargeError,
  createMidtransClient,
  MidtransRefusal,
  type MidtransKeys,
  type Transaction,
} from './midtrans-client.ts';

export const MIDTRANS = 'midtrans';

/** A name that is taken at Midtrans. */
const TAKEN = 406;
/** Names of one payment: a charge whose answer was lost is cancelled and made again under the next one. */
const MAX_NAMES = 5;

const nameAt = (reference: string, at: number) => (at === 1 ? reference : `${reference}~${at}`);
const names = (reference: string) => Array.from({ length: MAX_NAMES }, (_, at) => nameAt(reference, at + 1));
const referenceOf = (orderId: string) => orderId.replace(/~\d+$/, '');

const states: Readonly<Record<string, PaymentState>> = {
  settlement: 'paid',
  deny: 'denied',
  failure: 'denied',
  expire: 'expired',
  cancel: 'cancelled',
  refund: 'refunded',
  partial_refund: 'refunded',
  chargeback: 'refunded',
  partial_chargeback: 'refunded',
};

function stateOf({ transaction_status: status, fraud_status: fraud }: Transaction): PaymentState {
  if (status === 'capture') return fraud === 'accept' ? 'paid' : 'pending';
  return states[status] ?? 'pending';
}

/** "10000.00" -> 10000. A part of a rupiah is cut off: the sum is then another one than was asked for. */
const amountOf = (text: string) => Math.trunc(Number(text));

function reportOf(transaction: Transaction): PaymentReport {
  const { order_id, transaction_id, gross_amount, refund_amount, currency = 'IDR' } = transaction;
  const state = stateOf(transaction);
  const amount = state === 'refunded' ? (refund_amount ?? gross_amount) : gross_amount;
  return {
    ...{ reference: referenceOf(order_id), transaction: transaction_id, state },
    ...{ amount: amountOf(amount), currency },
  };
}

const linkOf = ({ actions = [] }: Transaction, name: string) =>
  actions.find((action) => action.name === name)?.url ?? null;

function chargeOf(transaction: Transaction): Charge {
  const { va_numbers, permata_va_number, bill_key, biller_code, payment_code, qr_string } = transaction;
  const link = linkOf(transaction, 'deeplink-redirect');
  return {
    providerId: transaction.transaction_id,
    paymentCode: va_numbers?.[0]?.va_number ?? permata_va_number ?? bill_key ?? payment_code ?? null,
    billerCode: biller_code ?? null,
    qrCode: qr_string ?? null,
    paymentLink: link,
    mobilePaymentLink: link,
    expiresAt: parseWib(transaction.expiry_time?.replace(' ', 'T')),
  };
}

/** Whether an answer has what is paid with: one of its status has numbers alone. */
const isPayable = ({ paymentCode, qrCode, paymentLink }: Charge) =>
  paymentCode !== null || qrCode !== null || paymentLink !== null;

const Message = Type.Object({
  order_id: Type.String({ minLength: 1, maxLength: 60 }),
  status_code: Type.String(),
  gross_amount: Type.String(),
  signature_key: Type.String(),
});

function messageIn({ body }: PaymentCallback) {
  try {
    const message: unknown = JSON.parse(body);
    return Value.Check(Message, message) ? message : null;
  } catch {
    return null;
  }
}

/** The payment that a message names, signed or not; null for what is no message. */
export function midtransReference(callback: PaymentCallback): string | null {
  const message = messageIn(callback);
  return message && referenceOf(message.order_id);
}

/** Midtrans' Core API as a payment provider, with the keys of one store. */
export function midtransProvider(
  keys: MidtransKeys,
  { clock, send }: { clock: { now(): Date }; send?: typeof fetch },
): PaymentProvider {
  const client = createMidtransClient(keys, send);

  /** Charges under the first name that is free. What was charged before and can still be paid is taken over, or cancelled. */
  async function charge(request: ChargeRequest, signal: AbortSignal): Promise<Charge> {
    for (const orderId of names(request.reference)) {
      try {
        return chargeOf(await client.charge(chargeBody(request, orderId, clock.now()), signal));
      } catch (error) {
        if (!(error instanceof MidtransRefusal) || error.code !== TAKEN) throw asChargeError(error);
      }
      const before = await client.status(orderId, signal);
      if (!before) continue;
      const kept = chargeOf(before);
      // One that is paid already is reported by the next look.
      if (stateOf(before) === 'paid' || (stateOf(before) === 'pending' && isPayable(kept))) return kept;
      await client.cancel(orderId, signal);
      // Its buyer may have been quicker.
      const after = await client.status(orderId, signal);
      if (after && stateOf(after) === 'paid') return chargeOf(after);
    }
    throw new Error('All names of the payment are taken at Midtrans');
  }

  async function status(reference: string, signal: AbortSignal): Promise<PaymentReport[]> {
    const reports: PaymentReport[] = [];
    for (const orderId of names(reference)) {
      const transaction = await client.status(orderId, signal);
      if (!transaction) break;
      reports.push(reportOf(transaction));
    }
    return reports;
  }

  return {
    name: MIDTRANS,
    charge,
    status,

    /** A signed message is a reason to ask: what Midtrans answers then is what counts. */
    async read(callback, signal) {
      const message = messageIn(callback);
      if (!message) return null;
      const signed = message.order_id + message.status_code + message.gross_amount + keys.serverKey;
      const expected = createHash('sha512').update(signed).digest();
      const given = Buffer.from(message.signature_key, 'hex');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const transaction = await client.status(message.order_id, signal);
      return transaction ? [reportOf(transaction)] : [];
    },

    async cancel(reference, signal) {
      for (const orderId of names(reference)) {
        if (!(await client.status(orderId, signal))) break;
        await client.cancel(orderId, signal);
      }
    },
  };
}
