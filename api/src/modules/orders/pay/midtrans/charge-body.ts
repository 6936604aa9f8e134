import { ChargeRefused, type ChargeRequest } from '../payment-provider.ts';

/** Banks of virtual accounts, by `payment_code_biller` (spec 3 §9). */
const banks: Readonly<Record<number, string>> = {
  22: 'bca',
  24: 'bni',
  25: 'bri',
  26: 'cimb',
  29: 'permata',
};
const MANDIRI = 23;

const stores: readonly [RegExp, string][] = [
  [/indomaret/i, 'indomaret'],
  [/alfa/i, 'alfamart'],
];

function wallet(name: string, callback: string): object | null {
  if (/go-?pay|gojek/i.test(name))
    return { payment_type: 'gopay', gopay: { enable_callback: true, callback_url: callback } };
  if (/shopee/i.test(name)) return { payment_type: 'shopeepay', shopeepay: { callback_url: callback } };
  return null;
}

/** What a method is at Midtrans; null for one that it does not collect by. */
function methodOf({ method, invoice, orderUrl }: ChargeRequest): object | null {
  const code = method.paymentCodeBiller;
  switch (method.group) {
    case 'va': {
      if (code === MANDIRI)
        return {
          payment_type: 'echannel',
          echannel: { bill_info1: 'Pesanan', bill_info2: invoice.slice(0, 30) },
        };
      const bank = code === null ? undefined : banks[code];
      return bank ? { payment_type: 'bank_transfer', bank_transfer: { bank } } : null;
    }
    case 'e_wallet':
      return wallet(method.nama, orderUrl);
    case 'qris':
      return { payment_type: 'qris', qris: { acquirer: 'gopay' } };
    case 'retail': {
      const [, store] = stores.find(([name]) => name.test(method.nama)) ?? [];
      return store
        ? { payment_type: 'cstore', cstore: { store, message: `Pesanan ${invoice}`.slice(0, 20) } }
        : null;
    }
    default:
      return null;
  }
}

/** Midtrans stops taking money so long before the order ends, in minutes: what was paid then is known in time. */
const BEFORE_MINUTES = 5;
const MINUTE_MS = 60_000;

function expiryOf({ deadline }: ChargeRequest, now: Date): object {
  if (!deadline) return {};
  const minutes = Math.floor((deadline.getTime() - now.getTime()) / MINUTE_MS) - BEFORE_MINUTES;
  return { custom_expiry: { expiry_duration: Math.max(1, minutes), unit: 'minute' } };
}

/**
 * The body of a charge.
 * @param orderId our name of the payment at Midtrans
 * @throws ChargeRefused for a method that Midtrans does not collect by
 */
export function chargeBody(request: ChargeRequest, orderId: string, now: Date): object {
  const method = methodOf(request);
  if (!method) throw new ChargeRefused(`Midtrans tidak menerima ${request.method.nama}`);
  const { name, email, phone } = request.buyer;
  return {
    ...method,
    transaction_details: { order_id: orderId, gross_amount: request.amount },
    customer_details: { first_name: name.slice(0, 200), email, phone },
    ...expiryOf(request, now),
  };
}
