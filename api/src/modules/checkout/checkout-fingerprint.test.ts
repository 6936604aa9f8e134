import { anInput } from '../../testing/checkout-builders.ts';
import { checkoutFingerprint } from './checkout-fingerprint.ts';
import type { Checkout } from './checkout.ts';

const line = (id: number, variety_id: number | null = null, qty = 1) => ({ id, variety_id, qty });
const other: Required<Checkout> = {
  kind: 'jasa',
  username: 'rumahbatik',
  products: [line(1, null, 2)],
  nama: 'Rina',
  handphone: '0899999999',
  email: 'rina@contoh.id',
  email_reseller: 'agen@contoh.id',
  district_id: '33.72.02',
  alamat: 'Jl. Lain 9',
  kode_pos: '99999',
  catatan: 'Titip di pos',
  expedisi: 'pos+KILAT+Kilat+1+1-2',
  voucher_code: 'LAIN',
  payment_method: 77,
  user_bank_id: 78,
  mobile_e_wallet: '0811111111',
  dropshipper: 1,
  dropshipper_name: 'Toko Lain',
  dropshipper_info: 'Info lain',
  donation_send: 1,
  donation_amount: 5_000,
  free_product: 1,
  order_date: '2026-12-24',
  order_time: '23:00',
  identity_number: '99',
  identity_picture: Buffer.from('gambar'),
  answers: { ukuran: 'XL' },
  expected_total: 123,
  ongkir: 456,
};

describe('what a key was used for', () => {
  const of = (own: Partial<Checkout> = {}) => checkoutFingerprint(anInput(own));

  it.each(Object.keys(other) as (keyof Checkout)[])('is something else when %s changes', (field) => {
    expect(of({ [field]: other[field] })).not.toBe(of());
  });

  it('is the same in whatever order the lines come', () => {
    const lines = [line(2, 1), line(1), line(1, 4), line(1, 3), line(1, 3, 2)];
    expect(of({ products: [...lines].reverse() })).toBe(of({ products: lines }));
    expect(of({ products: lines.slice(1) })).not.toBe(of({ products: lines }));
  });

  it('is the same whether a field is empty or absent, or a line has more than its contract', () => {
    const empty = { catatan: '', voucher_code: null, donation_send: 0, answers: {} } as const;
    const products = [{ id: 1, qty: 1, variety_id: null, affiliate_code: '', harga: 9 }];
    expect(of({ ...empty, products })).toBe(of());
  });

  it('is another picture when the picture is', () => {
    const picture = (text: string) => of({ identity_picture: Buffer.from(text) });
    expect(picture('a')).toBe(picture('a'));
    expect(picture('a')).not.toBe(picture('b'));
  });
});
