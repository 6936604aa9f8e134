import type { CheckoutBody } from '@lapak/contracts/api/order';
import { cleanText } from '../../lib/clean-text.ts';
import { textOrNull } from '../../lib/clean-text.ts';
import { phoneText } from '../../lib/phone-text.ts';
import type { CheckoutInput } from './checkout-input.ts';

/** The body of POST api/checkout in the form that the service takes. */
export function inputOfBody(body: CheckoutBody): CheckoutInput {
  return {
    kind: 'barang',
    username: body.username,
    lines: body.products.map((line) => ({
      productId: line.id,
      qty: line.qty,
      varietyId: line.variety_id ?? null,
      affiliateCode: textOrNull(cleanText(line.affiliate_code)),
    })),
    nama: cleanText(body.nama),
    handphone: phoneText(body.handphone),
    email: cleanText(body.email),
    emailReseller: cleanText(body.email_reseller),
    districtId: cleanText(body.district_id),
    alamat: cleanText(body.alamat),
    kodePos: cleanText(body.kode_pos),
    catatan: cleanText(body.catatan),
    expedisi: cleanText(body.expedisi),
    voucherCode: cleanText(body.voucher_code),
    paymentMethodId: body.payment_method ?? body.user_bank_id ?? null,
    mobileEWallet: cleanText(body.mobile_e_wallet),
    isDropshipper: body.dropshipper === 1,
    dropshipperName: cleanText(body.dropshipper_name),
    dropshipperInfo: cleanText(body.dropshipper_info),
    donationSend: body.donation_send ?? 0,
    donationAmount: body.donation_amount ?? 0,
    orderDate: '',
    orderTime: '',
    identityNumber: '',
    identityPicture: null,
    customValues: {},
    expectedTotal: body.expected_total ?? null,
    expectedOngkir: body.ongkir ?? null,
  };
}
