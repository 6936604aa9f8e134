import * as consolePaths from '@lapak/contracts/console-paths';
import { paths } from '@lapak/contracts/routes';
import { formatRupiah } from '@lapak/domain/rupiah';
import type { Line } from '../../../mail/letter.ts';
import { lineText } from '../../../mail/letter-text.ts';
import type { Mail } from '../../../mail/mailer.ts';
import type { OrderRow } from '../order.ts';
import { isCashOrder } from '../place/unique-code.ts';

/** What a seller needs of an order; the order's own address stays the buyer's secret. */
export interface SellerMail {
  to: string;
  store: { namaToko: string; username: string };
  order: Pick<OrderRow, 'invoice' | 'kind' | 'total' | 'paymentAccount' | 'kodeUnik' | 'transferAmount'>;
  /** What was ordered by whom, a line each. */
  details: readonly Line[];
  publicUrl: string;
}

const letter = ({ store, order, details, publicUrl }: SellerMail, first: string, next: string): string =>
  [
    `Halo ${store.namaToko},`,
    '',
    first,
    '',
    ...details.map(lineText),
    '',
    next,
    `Kelola pesanan ini: ${publicUrl}${consolePaths.orders(store.username, { q: order.invoice })}`,
    `Toko: ${publicUrl}${paths.home(store.username)}`,
    '',
  ].join('\n');

/** How the order goes on. A download and tickets are there at once. */
function nextOf(order: SellerMail['order']): string {
  if (order.total === 0) {
    const isAtOnce = order.kind === 'digital_product' || order.kind === 'event';
    return `Pesanan ini tidak perlu dibayar${isAtOnce ? '' : ' dan dapat langsung diproses'}.`;
  }
  if (isCashOrder(order))
    return 'Pesanan ini dibayar tunai. Setelah menerima uangnya, terima pembayarannya di halaman kelola.';
  if (order.paymentAccount?.typeOfPayment === 'otomatis')
    return 'Pesanan ini belum dibayar. Pembayarannya tercatat sendiri begitu masuk.';
  return 'Pesanan ini belum dibayar. Bila pembeli mengirim bukti transfer, kamu mendapat email lagi.';
}

export function sellerOrderMail(mail: SellerMail): Mail {
  return {
    to: mail.to,
    subject: `Pesanan baru ${mail.order.invoice}`,
    text: letter(mail, 'Ada pesanan baru di toko kamu.', nextOf(mail.order)),
  };
}

export function sellerProofMail(mail: SellerMail): Mail {
  const { invoice, total, transferAmount } = mail.order;
  return {
    to: mail.to,
    subject: `Bukti transfer masuk, pesanan ${invoice}`,
    text: letter(
      mail,
      `Pembeli mengirim bukti transfer ${formatRupiah(transferAmount ?? total)} untuk tagihan ${formatRupiah(total)}.`,
      `Periksa rekening kamu, lalu terima atau tolak pembayarannya di halaman kelola.`,
    ),
  };
}

/** Money came that does not pay its order, or was taken back: what to do with it is in the console. */
export function sellerMoneyMail(mail: SellerMail): Mail {
  return {
    to: mail.to,
    subject: `Uang perlu ditangani, pesanan ${mail.order.invoice}`,
    text: letter(
      mail,
      'Penyedia pembayaran melaporkan uang untuk pesanan ini yang tidak bisa langsung dipakai: terlambat, dua kali, jumlahnya lain, atau ditarik kembali.',
      'Tidak ada uang yang dikembalikan sendiri. Buka Uang di halaman kelola: di sana ada apa yang perlu dikembalikan kepada siapa.',
    ),
  };
}
