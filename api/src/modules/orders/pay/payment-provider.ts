import type { PaymentGroup } from '@lapak/contracts/payment-kinds';
import type { Queryable } from '../../../db/client.ts';
import type { PaymentState } from '../../../db/schema/payments.ts';

/** What a payment provider has to collect. */
export interface ChargeRequest {
  /** At least 128 random bits, at most 25 characters; the provider names the payment by it. */
  reference: string;
  invoice: string;
  /** Integer rupiah, admin fee included. */
  amount: number;
  /** When the order ends; money is not taken afterwards. */
  deadline: Date | null;
  buyer: { name: string; email: string; phone: string };
  /** The order's page in the shop, where an app leads back to. */
  orderUrl: string;
  storeName: string;
  /** City of the store, for the QR. */
  storeCity: string;
  method: {
    group: PaymentGroup;
    nama: string;
    nomorRekening: string;
    billerName: string | null;
    paymentCodeBiller: number | null;
    bankTypeId: number | null;
  };
}

/** What a shopper needs in order to pay. */
export interface PaymentInstruction {
  /** Virtual account number or payment code; null where one does not exist. */
  paymentCode: string | null;
  /** Goes with the code where a bank needs the company, too. */
  billerCode: string | null;
  /** Text of the QR. */
  qrCode: string | null;
  paymentLink: string | null;
  mobilePaymentLink: string | null;
}

export interface Charge extends PaymentInstruction {
  /** The provider's name of the payment. */
  providerId: string | null;
  /** When the provider takes no more money; null when it does not say so. */
  expiresAt: Date | null;
}

/** A provider will never collect this: asked again it would refuse again. */
export class ChargeRefused extends Error {}

/** A message that reports a payment, as it came in. */
export interface PaymentCallback {
  /** Names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The body's text, unchanged: signatures are over its bytes. */
  body: string;
}

/** What a provider says of a payment. */
export interface PaymentReport {
  reference: string;
  /** The provider's name of the transaction: a payment that was made twice has two. */
  transaction: string;
  state: PaymentState;
  /** What was paid, or given back; a whole number of the currency. */
  amount: number;
  /** ISO 4217. */
  currency: string;
}

/**
 * A way to collect money. Everything may be asked again, as an answer can get lost: the same reference is one payment.
 * A transfer by hand needs no provider: the shopper sends a proof and the seller reviews it.
 */
export interface PaymentProvider {
  readonly name: string;
  /** @throws ChargeRefused; anything else that it throws is no answer */
  charge(request: ChargeRequest, signal: AbortSignal): Promise<Charge>;
  /** What a message says; null when the provider has not signed it. @throws when the provider has to be asked, and does not answer */
  read(callback: PaymentCallback, signal: AbortSignal): Promise<readonly PaymentReport[] | null>;
  /** What has become of a payment, for each transaction; none when the provider does not know it. */
  status(reference: string, signal: AbortSignal): Promise<readonly PaymentReport[]>;
  /** Takes no more money for a payment. One that is unknown, paid or ended already is left as it is. */
  cancel(reference: string, signal: AbortSignal): Promise<void>;
}

/** The providers of the shop. */
export interface PaymentProviders {
  /** Whether there is one for every store, as while the shop is tried. */
  readonly isForAll: boolean;
  /** Names of those that may have payments. */
  readonly names: readonly string[];
  /** The one that collects for a store from now on; null for none. */
  ofStore(db: Queryable, storeId: number): Promise<PaymentProvider | null>;
  /** The one of a name whose store a message names, signed or not; null for a message that names none. */
  ofMessage(name: string, callback: PaymentCallback): Promise<PaymentProvider | null>;
  /** A store's, by its name; null when the store has no keys for it any more. */
  named(name: string, storeId: number): Promise<PaymentProvider | null>;
}
