import Type, { type Static, type TSchema } from 'typebox';
import Value from 'typebox/value';
import { ChargeRefused } from '../payment-provider.ts';

/** What Midtrans says of a transaction; what else is in its answers is not read. */
export const Transaction = Type.Object({
  status_code: Type.String(),
  transaction_id: Type.String(),
  order_id: Type.String(),
  /** With decimals: "10000.00". */
  gross_amount: Type.String(),
  currency: Type.Optional(Type.String()),
  transaction_status: Type.String(),
  fraud_status: Type.Optional(Type.String()),
  refund_amount: Type.Optional(Type.String()),
  va_numbers: Type.Optional(Type.Array(Type.Object({ bank: Type.String(), va_number: Type.String() }))),
  permata_va_number: Type.Optional(Type.String()),
  bill_key: Type.Optional(Type.String()),
  biller_code: Type.Optional(Type.String()),
  payment_code: Type.Optional(Type.String()),
  qr_string: Type.Optional(Type.String()),
  actions: Type.Optional(Type.Array(Type.Object({ name: Type.String(), url: Type.String() }))),
  /** "2026-11-21 14:05:00", WIB. */
  expiry_time: Type.Optional(Type.String()),
});
export type Transaction = Static<typeof Transaction>;

const Failure = Type.Object({
  status_code: Type.String(),
  status_message: Type.Optional(Type.String()),
});

/** An answer that says no; its code is Midtrans' own. */
export class MidtransRefusal extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** Codes after which the same may work later. */
const isPassing = (code: number) => code >= 500 || code === 408 || code === 429;

export interface MidtransKeys {
  serverKey: string;
  /** Without a slash at the end. */
  baseUrl: string;
}

/** Longer answers than this are none of Midtrans'. */
const MAX_ANSWER = 100_000;

/**
 * Calls of Midtrans' Core API.
 * @throws MidtransRefusal when it says no; another error when there is no answer that can be read
 */
export function createMidtransClient({ serverKey, baseUrl }: MidtransKeys, send: typeof fetch = fetch) {
  const authorization = `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`;

  async function call<Answer extends TSchema>(
    answer: Answer,
    path: string,
    signal: AbortSignal,
    body?: object,
  ): Promise<Static<Answer>> {
    const reply = await send(`${baseUrl}${path}`, {
      method: body === undefined && path.endsWith('/status') ? 'GET' : 'POST',
      headers: { authorization, accept: 'application/json', 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // The key goes to the address that was set, and to no other.
      redirect: 'error',
      signal,
    });
    const text = (await reply.text()).slice(0, MAX_ANSWER);
    const parsed: unknown = JSON.parse(text);
    if (!Value.Check(Failure, parsed)) throw new Error('Midtrans gave an answer that is none');
    const code = reply.ok ? Number(parsed.status_code) : reply.status;
    if (code >= 400) throw new MidtransRefusal(code, parsed.status_message ?? `Midtrans ${code}`);
    if (!Value.Check(answer, parsed)) throw new Error('Midtrans gave an answer that is none');
    return parsed;
  }

  return {
    charge: (body: object, signal: AbortSignal) => call(Transaction, '/v2/charge', signal, body),

    /** Null for a transaction that there is not. */
    async status(orderId: string, signal: AbortSignal): Promise<Transaction | null> {
      try {
        return await call(Transaction, `/v2/${encodeURIComponent(orderId)}/status`, signal);
      } catch (error) {
        if (error instanceof MidtransRefusal && error.code === 404) return null;
        throw error;
      }
    },

    /** One that is unknown, paid or ended already is left as it is. */
    async cancel(orderId: string, signal: AbortSignal): Promise<void> {
      try {
        await call(Failure, `/v2/${encodeURIComponent(orderId)}/cancel`, signal);
      } catch (error) {
        if (!(error instanceof MidtransRefusal) || isPassing(error.code) || error.code === 401) throw error;
      }
    },
  };
}

/** A refusal of a charge, as the outbox needs it: the same may work later, or never. */
export function asChargeError(error: unknown): unknown {
  const isFinal = error instanceof MidtransRefusal && !isPassing(error.code);
  return isFinal ? new ChargeRefused(`${error.code} ${error.message}`) : error;
}
