import { anInput } from '../../testing/checkout-builders.ts';
import { checkoutFingerprint } from './checkout-fingerprint.ts';
import type { CheckoutInput } from './checkout-input.ts';

const line = (productId: number, varietyId: number | null = null, qty = 1) => ({
  productId,
  varietyId,
  qty,
  affiliateCode: null,
});
const other: { [Field in keyof CheckoutInput]: CheckoutInput[Field] } = {
  kind: 'jasa',
  username: 'rumahbatik',
  lines: [line(1, null, 2)],
  nama: 'Rina',
  handphone: '0899999999',
  email: 'rina@contoh.id',
  emailReseller: 'agen@contoh.id',
  districtId: '33.72.02',
  alamat: 'Jl. Lain 9',
  kodePos: '99999',
  catatan: 'Titip di pos',
  expedisi: 'pos+KILAT+Kilat+1+1-2',
  voucherCode: 'LAIN',
  paymentMethodId: 77,
  mobileEWallet: '0811111111',
  isDropshipper: true,
  dropshipperName: 'Toko Lain',
  dropshipperInfo: 'Info lain',
  donationSend: 1,
  donationAmount: 5_000,
  orderDate: '2026-12-24',
  orderTime: '23:00',
  identityNumber: '99',
  identityPicture: Buffer.from('gambar'),
  customValues: { ukuran: 'XL' },
  expectedTotal: 123,
  expectedOngkir: 456,
};

describe('what a key was used for', () => {
  const of = (own: Partial<CheckoutInput> = {}) => checkoutFingerprint(anInput(own));

  it.each(Object.keys(other) as (keyof CheckoutInput)[])('is something else when %s changes', (field) => {
    expect(of({ [field]: other[field] })).not.toBe(of());
  });

  it('is the same in whatever order the lines come', () => {
    const lines = [line(2, 1), line(1), line(1, 4), line(1, 3), line(1, 3, 2)];
    expect(of({ lines: [...lines].reverse() })).toBe(of({ lines }));
    expect(of({ lines: lines.slice(1) })).not.toBe(of({ lines }));
  });

  it('is another picture when the picture is', () => {
    const picture = (text: string) => of({ identityPicture: Buffer.from(text) });
    expect(picture('a')).toBe(picture('a'));
    expect(picture('a')).not.toBe(picture('b'));
  });
});
