import { formatExpiry } from '@lapak/domain/dates';
import { uniqueCodeDigits } from '@lapak/domain/money-unique';
import { formatRupiah } from '@lapak/domain/rupiah';
import type { PayableOrder } from './payable-order.ts';

/** The parts of a total that there are, and the total, a line each. Amounts in rupiah. */
export const amountLines = (parts: readonly (readonly [label: string, amount: number])[], total: number) => [
  ...parts.filter(([, amount]) => amount !== 0).map(([label, amount]) => `${label}: ${formatRupiah(amount)}`),
  `Total: ${formatRupiah(total)}`,
];

/** How an unpaid order is paid: by what, where to, until when. @param url of its payment page */
export function paymentLines(
  order: Pick<PayableOrder, 'paymentAccount' | 'expiresAt'> & { kodeUnik: number },
  url: string,
): string[] {
  const account = order.paymentAccount;
  const digits = uniqueCodeDigits(order.kodeUnik);
  return [
    ...(account ? [`Metode pembayaran: ${account.nama}`] : []),
    ...(account?.typeOfPayment === 'manual' && account.nomorRekening !== ''
      ? [`Tujuan: ${account.nomorRekening} a.n. ${account.namaRekening}`]
      : []),
    ...(digits > 0 ? [`Mohon transfer sesuai jumlah yang tertera, termasuk ${digits} digit terakhir.`] : []),
    ...(order.expiresAt ? [`Bayar sebelum ${formatExpiry(order.expiresAt)}`] : []),
    `Cara pembayaran: ${url}`,
  ];
}
