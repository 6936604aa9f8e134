import type { CartLine } from '@lapak/domain/cart-line';
import { buildLine } from '@lapak/domain/testing/builders';
import type { Checkout } from '../modules/checkout/checkout.ts';

/** A line of goods for tests: 10.000 rupiah, 10 in stock, 500 g, needs an address. */
export const aLine = (own: Partial<CartLine> = {}): CartLine =>
  buildLine({ stock: 10, berat: 500, date_server: '2026-11-21T10:00:00+07:00', ...own });

/** What a shopper typed, for tests: complete and right. */
export function anInput(own: Partial<Checkout> = {}): Checkout {
  return {
    kind: 'barang',
    username: 'kopinusantara',
    products: [{ id: 1, qty: 1 }],
    nama: 'Sari Dewi',
    handphone: '081234567890',
    email: 'sari@contoh.id',
    district_id: '33.72.01',
    alamat: 'Jl. Melati 5',
    kode_pos: '57111',
    expedisi: 'jne+REG+Reguler+10000+2-3',
    payment_method: 1,
    ...own,
  };
}
