export interface PaymentDestination {
  title: string;
  /** What to transfer to; empty when a code is scanned or a link opened instead. */
  number: string;
}

/** What of a chosen payment method says where its money goes. */
interface Method {
  nomor_rekening: string;
  payment_code: string | null;
  mobile_e_wallet: string | null;
  type: { payment_method: 'cash' | 'bank' | 'va' | 'e_wallet' | 'qris' | 'retail' };
}

/** Where the money goes: 'Nomor Rekening Tujuan', 'Nomor Pembayaran' or 'E-Wallet Tujuan' (spec 3 §2). */
export function destinationOf(method: Method): PaymentDestination {
  const { nomor_rekening: account, payment_code: code } = method;
  switch (method.type.payment_method) {
    case 'bank':
    case 'va':
      return { title: 'Nomor Rekening Tujuan', number: account || code || '' };
    case 'retail':
      return { title: 'Nomor Pembayaran', number: code || account };
    case 'cash':
      return { title: 'Informasi Pembayaran', number: account };
    case 'qris':
      // The code is scanned; its account number means nothing to a shopper.
      return { title: 'E-Wallet Tujuan', number: '' };
    default:
      return { title: 'E-Wallet Tujuan', number: account || method.mobile_e_wallet || '' };
  }
}
