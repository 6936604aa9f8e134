import type { CartLine } from '@lapak/domain/cart-line';
import { buildLine } from '@lapak/domain/testing/builders';
import type { CheckoutInput } from '../modules/checkout/checkout-input.ts';

/** A line of goods for tests: 10.000 rupiah, 10 in stock, 500 g, needs an address. */
export const aLine = (own: Partial<CartLine> = {}): CartLine =>
  buildLine({ stock: 10, berat: 500, date_server: '2026-11-21T10:00:00+07:00', ...own });

/** What a shopper typed, for tests: complete and right. */
export function anInput(own: Partial<CheckoutInput> = {}): CheckoutInput {
  return {
    kind: 'barang',
    username: 'kopinusantara',
    lines: [{ productId: 1, qty: 1, varietyId: null, affiliateCode: null }],
    nama: 'Sari Dewi',
    handphone: '081234567890',
    email: 'sari@contoh.id',
    emailReseller: '',
    districtId: '33.72.01',
    alamat: 'Jl. Melati 5',
    kodePos: '57111',
    catatan: '',
    expedisi: 'jne+REG+Reguler+10000+2-3',
    voucherCode: '',
    paymentMethodId: 1,
    mobileEWallet: '',
    isDropshipper: false,
    dropshipperName: '',
    dropshipperInfo: '',
    donationSend: 0,
    donationAmount: 0,
    orderDate: '',
    orderTime: '',
    identityNumber: '',
    identityPicture: null,
    customValues: {},
    expectedTotal: null,
    expectedOngkir: null,
    ...own,
  };
}
