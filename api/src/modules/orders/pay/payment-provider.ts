import type { PaymentGroup } from '@lapak/contracts/payment-kinds';

/** What a payment provider has to collect. */
export interface PaymentRequest {
  /** At least 128 random bits, at most 25 characters; the provider names the payment by it. */
  reference: string;
  invoice: string;
  /** Integer rupiah, admin fee included. */
  amount: number;
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
  /** Text of the QR. */
  qrCode: string | null;
  paymentLink: string | null;
  mobilePaymentLink: string | null;
}

/** A message that reports a payment, as it came in. */
export interface PaymentCallback {
  /** Names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The body's text, unchanged: signatures are over its bytes. */
  body: string;
}

/**
 * A way to collect money. `begin` is retried when it failed, so the same reference must give the same
 * payment. A transfer by hand needs no provider: the shopper sends a proof and the operator reviews it.
 */
export interface PaymentProvider {
  readonly name: string;
  begin(request: PaymentRequest): Promise<PaymentInstruction>;
  /** The reference of the payment that was made; null for a message that the provider has not signed. */
  verify(callback: PaymentCallback): string | null;
}
