import type { CheckoutBody, CheckoutLine } from '@lapak/contracts/api/order';
import type { CartLine } from '@lapak/domain/cart-line';
import type { OrderFigures } from '../price-details/order-figures.ts';
import type { GoodsValues } from './goods-values.ts';

export interface GoodsOrder {
  username: string;
  lines: readonly CartLine[];
  values: GoodsValues;
  figures: OrderFigures;
  /** Whether the form has an address; without one nothing is shipped. */
  needsAddress: boolean;
  /** The code of this visit to the store; without one, the code of each line. */
  affiliateCode: string | null;
  /** The code that was applied, or what was typed and not applied yet (spec 2 §4). */
  voucherCode: string;
}

const textOrNull = (text: string) => (text.trim() === '' ? null : text.trim());

const toLine = (line: CartLine, affiliateCode: string | null): CheckoutLine => ({
  id: line.id,
  qty: line.qty ?? 1,
  variety_id: line.price_variety?.id ?? null,
  affiliate_code: affiliateCode ?? line.affiliate_code,
});

/** The body of POST api/checkout (spec 2 §7). Hidden or unticked fields are not sent. */
export function goodsOrder({
  username,
  lines,
  values,
  figures,
  needsAddress,
  affiliateCode,
  voucherCode,
}: GoodsOrder): CheckoutBody {
  const paysNothing = figures.total === 0;
  const method = paysNothing ? null : values.payment_method;
  return {
    username,
    products: lines.map((line) => toLine(line, affiliateCode)),
    nama: values.nama.trim(),
    handphone: values.handphone,
    email: values.email.trim(),
    email_reseller: values.buy_as_reseller ? textOrNull(values.email_reseller) : null,
    district_id: needsAddress ? (values.district?.id ?? null) : null,
    alamat: needsAddress ? textOrNull(values.alamat) : null,
    kode_pos: needsAddress ? textOrNull(values.kode_pos) : null,
    catatan: textOrNull(values.catatan),
    expedisi: needsAddress ? textOrNull(values.expedisi) : null,
    ongkir: figures.ongkir,
    voucher_code: textOrNull(voucherCode),
    user_bank_id: method,
    payment_method: method,
    mobile_e_wallet: method === null ? null : textOrNull(values.mobile_e_wallet),
    dropshipper: values.send_as_dropshipper ? 1 : 0,
    dropshipper_name: values.send_as_dropshipper ? textOrNull(values.dropshipper_name) : null,
    dropshipper_info: values.send_as_dropshipper ? textOrNull(values.dropshipper_info) : null,
    donation_send: values.donation_send ? 1 : 0,
    donation_amount: values.donation_send ? figures.donation : 0,
    free_product: figures.isFree ? 1 : 0,
    expected_total: figures.total,
  };
}
