import type { ProductCategory } from '@lapak/domain/cart-line';

export interface CheckoutInputLine {
  productId: number;
  qty: number;
  varietyId: number | null;
  affiliateCode: string | null;
}

/** The input of a checkout, in one form for the three checkout calls. Texts are clean; missing ones are empty. */
export interface CheckoutInput {
  /** Which call it is: goods (and digital products of a cart), one service, or one digital product. */
  kind: ProductCategory;
  username: string;
  lines: CheckoutInputLine[];
  nama: string;
  handphone: string;
  email: string;
  emailReseller: string;
  districtId: string;
  alamat: string;
  kodePos: string;
  catatan: string;
  expedisi: string;
  voucherCode: string;
  paymentMethodId: number | null;
  mobileEWallet: string;
  isDropshipper: boolean;
  dropshipperName: string;
  dropshipperInfo: string;
  donationSend: 0 | 1;
  /** Integer rupiah, as typed. */
  donationAmount: number;
  orderDate: string;
  orderTime: string;
  identityNumber: string;
  identityPicture: Buffer | null;
  /** Answers to the seller's own fields by `form_name`; no standard field is among them. */
  customValues: Readonly<Record<string, string>>;
  /** What the shopper saw; null when the call did not send it. */
  expectedTotal: number | null;
  expectedOngkir: number | null;
}
