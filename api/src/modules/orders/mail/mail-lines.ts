import { formatDayDateTime } from '@lapak/domain/dates';
import { uniqueCodeDigits } from '@lapak/domain/money-unique';
import { plainSumNote } from '@lapak/domain/payable-by-hand';
import { formatRupiah } from '@lapak/domain/rupiah';
import type { PaymentAccountSnapshot } from '../../../db/schema/orders.ts';
import type { Letter, LetterPart, Line } from '../../../mail/letter.ts';
import { greeting } from '../../../mail/mail-name.ts';
import type { OrderRow } from '../order.ts';
import { isTransfer } from '../place/unique-code.ts';

/** Number and date of an order. */
export const orderNumber = ({ invoice, createdAt }: Pick<OrderRow, 'invoice' | 'createdAt'>): Line[] => [
  ['Nomor pesanan', invoice],
  ['Tanggal pesanan', formatDayDateTime(createdAt)],
];

/** Who ordered. @param typed how free text is written */
export const buyerLines = (
  { nama, handphone, email }: Pick<OrderRow, 'nama' | 'handphone' | 'email'>,
  typed: (text: string) => string,
): [label: string, value: string][] => [
  ['Nama', typed(nama)],
  ['Nomor Handphone', handphone],
  ['Email', email],
];

/** The parts of an order's total that there are, with admin fee and unique code, and the total. Amounts in rupiah. */
export const amountLines = (
  order: Pick<OrderRow, 'adminFee' | 'kodeUnik' | 'total'>,
  ...parts: (readonly [label: string, amount: number])[]
): Line[] => [
  ...[...parts, ['Biaya admin', order.adminFee] as const, ['Kode unik', order.kodeUnik] as const]
    .filter(([, amount]) => amount !== 0)
    .map(([label, amount]): Line => [label, formatRupiah(amount)]),
  ['Total', formatRupiah(order.total), 'strong'],
];

/** A letter to the buyer. */
export const toBuyer = (
  { order }: { order: Pick<OrderRow, 'nama'> },
  letter: Omit<Letter, 'greeting'>,
): Letter => ({ greeting: greeting(order.nama), ...letter });

/** What an unpaid order's payment says. */
type UnpaidOrder = Pick<OrderRow, 'paymentAccount' | 'expiresAt'> & { kodeUnik: number; total: number };

/** Cash is handed over; a provider's payments and transfers are not. */
const isCash = (account: PaymentAccountSnapshot): boolean =>
  account.typeOfPayment === 'manual' && !isTransfer(account);

function exactAmount(account: PaymentAccountSnapshot | null, kodeUnik: number): string | null {
  const digits = uniqueCodeDigits(kodeUnik);
  if (digits === 0) return null;
  // Without a chosen method the seller may take cash, too.
  return account === null
    ? `Kalau kamu transfer, jumlahnya harus tepat sama, termasuk ${digits} digit terakhir.`
    : `Mohon transfer sesuai jumlah yang tertera, termasuk ${digits} digit terakhir.`;
}

function destination({ nomorRekening, namaRekening }: PaymentAccountSnapshot): Line | null {
  if (nomorRekening === '') return null;
  return ['Tujuan', namaRekening === '' ? nomorRekening : `${nomorRekening} a.n. ${namaRekening}`];
}

function waysToPay({ paymentAccount: account, kodeUnik, total }: UnpaidOrder, orInCash: boolean): Line[] {
  if (account === null) {
    const inCash = orInCash ? plainSumNote(false, { total, kode_unik: kodeUnik }) : null;
    return [exactAmount(null, kodeUnik), inCash].filter((line) => line !== null);
  }
  const method: Line = ['Metode pembayaran', account.nama];
  if (isCash(account)) return [method, 'Bayar tunai ke penjual, tidak perlu transfer.'];
  const lines = [
    method,
    account.typeOfPayment === 'manual' ? destination(account) : null,
    exactAmount(account, kodeUnik),
  ];
  return lines.filter((line) => line !== null);
}

/**
 * How an unpaid order is paid: first how much and until when (WIB), in large letters, then by what and where to.
 * @param orInCash whether one without a chosen method may be paid in cash instead of by transfer
 */
export const paymentParts = (order: UnpaidOrder, orInCash: boolean): LetterPart[] => [
  {
    highlight: [
      ['Biaya yang harus dibayarkan', formatRupiah(order.total), 'strong'],
      ...(order.expiresAt ? [['Bayar sebelum', formatDayDateTime(order.expiresAt)] as const] : []),
    ],
  },
  waysToPay(order, orInCash),
];

/** Why a seller rejected a payment, if one was given. */
export const rejectionLines = (reason: string | null): Line[] => (reason ? [['Alasan', reason]] : []);
