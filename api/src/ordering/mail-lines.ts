import { formatExpiry } from '@lapak/domain/dates';
import { uniqueCodeDigits } from '@lapak/domain/money-unique';
import { formatRupiah } from '@lapak/domain/rupiah';
import type { Line } from '../lib/mail/letter.ts';
import type { PayableOrder } from './payable-order.ts';

/** The parts of a total that there are, and the total. Amounts in rupiah. */
export const amountLines = (
  parts: readonly (readonly [label: string, amount: number])[],
  total: number,
): Line[] => [
  ...parts.filter(([, amount]) => amount !== 0).map(([label, amount]): Line => [label, formatRupiah(amount)]),
  ['Total', formatRupiah(total)],
];

/** How an unpaid order is paid: by what, where to, until when. */
export function paymentLines(
  order: Pick<PayableOrder, 'paymentAccount' | 'expiresAt'> & { kodeUnik: number },
): Line[] {
  const account = order.paymentAccount;
  const digits = uniqueCodeDigits(order.kodeUnik);
  const lines: (Line | false | null)[] = [
    account && ['Metode pembayaran', account.nama],
    account?.typeOfPayment === 'manual' &&
      account.nomorRekening !== '' && ['Tujuan', `${account.nomorRekening} a.n. ${account.namaRekening}`],
    digits > 0 && `Mohon transfer sesuai jumlah yang tertera, termasuk ${digits} digit terakhir.`,
    order.expiresAt && `Bayar sebelum ${formatExpiry(order.expiresAt)}`,
  ];
  return lines.filter((line) => line !== false && line !== null);
}

/** Why a seller rejected a payment, if one was given. */
export const rejectionLines = (reason: string | null): Line[] => (reason ? [['Alasan', reason]] : []);
