import type { paymentGroups } from '@lapak/contracts/payment-kinds';
import type { PaymentAccountSnapshot } from '../../../db/schema/orders.ts';
import { sellerOrderMail, type SellerMail } from './seller-mail.ts';

const account = (
  group: (typeof paymentGroups)[number],
  typeOfPayment: 'manual' | 'otomatis',
): PaymentAccountSnapshot => ({
  ...{ id: 1, group, typeOfPayment, nama: 'BCA', imgKey: null, namaRekening: 'Sri', nomorRekening: '1' },
  ...{ billerName: null, paymentCodeBiller: null, bankTypeId: null },
});

const order: SellerMail['order'] = {
  ...{ invoice: 'INV-1', kind: 'barang', total: 20_000, kodeUnik: 0, transferAmount: null },
  paymentAccount: null,
};

const textOf = (own: Partial<SellerMail['order']>) =>
  sellerOrderMail({
    to: 'sri@contoh.id',
    store: { namaToko: 'Kopi', username: 'kopi' },
    order: { ...order, ...own },
    details: [],
    publicUrl: 'https://toko.test',
  }).text;

const transfer = /bukti transfer, kamu mendapat email lagi/;
const cash = /dibayar tunai/;
const automatic = /tercatat sendiri begitu masuk/;

it.each([
  ['any account', { kodeUnik: 123 }, transfer],
  ['a bank', { paymentAccount: account('bank', 'manual'), kodeUnik: 123 }, transfer],
  ['a wallet by hand', { paymentAccount: account('e_wallet', 'manual'), kodeUnik: 123 }, transfer],
  ['cash', { paymentAccount: account('cash', 'manual') }, cash],
  ['a store without accounts', {}, cash],
  ['a virtual account', { paymentAccount: account('va', 'otomatis') }, automatic],
  ['QRIS', { paymentAccount: account('qris', 'otomatis') }, automatic],
])('a new order paid by %s says how its money comes', (_, own, expected) => {
  const text = textOf(own);
  for (const said of [transfer, cash, automatic])
    if (said === expected) expect(text).toMatch(said);
    else expect(text).not.toMatch(said);
});

it.each([
  ['barang', 'Pesanan ini tidak perlu dibayar dan dapat langsung diproses.'],
  ['jasa', 'Pesanan ini tidak perlu dibayar dan dapat langsung diproses.'],
  ['digital_product', 'Pesanan ini tidak perlu dibayar.'],
  ['event', 'Pesanan ini tidak perlu dibayar.'],
] as const)('a free order of %s: "%s"', (kind, expected) => {
  expect(textOf({ kind, total: 0 }).split('\n')).toContain(expected);
});
