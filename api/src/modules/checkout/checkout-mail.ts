import { paths } from '@lapak/contracts/routes';
import { formatExpiry } from '@lapak/domain/dates';
import { formatPrice, formatRupiah } from '@lapak/domain/rupiah';
import { expedisiLabel } from '@lapak/domain/shipping';
import type { orderLines } from '../../db/schema/orders.ts';
import { greeting } from '../../lib/mail/mail-name.ts';
import type { Mail } from '../../lib/mail/mailer.ts';
import type { OrderRow } from '../transaction/order-steps.ts';

type OrderLineRow = typeof orderLines.$inferSelect;

export interface OrderMail {
  order: OrderRow;
  lines: readonly OrderLineRow[];
  store: { namaToko: string; username: string };
  /** Address that the shop is reached at, without a slash at the end. */
  publicUrl: string;
}

function lineText(line: OrderLineRow): string {
  const options = line.variations.map((pair) => pair.option).join(', ');
  const name = options === '' ? line.nama : `${line.nama} (${options})`;
  return `- ${name}: ${line.qty} x ${formatPrice(line.harga)}`;
}

function amounts(order: OrderRow): string[] {
  const rows: [string, number][] = [
    ['Total harga barang', order.totalHargaBarang],
    ['Ongkos kirim', order.ongkir],
    ['Diskon', -order.discount],
    ['Donasi', order.donateAmount],
    ['Biaya admin', order.adminFee],
    ['Kode unik', order.kodeUnik],
  ];
  return [
    ...rows
      .filter(([, amount]) => amount !== 0)
      .map(([label, amount]) => `${label}: ${formatRupiah(amount)}`),
    `Total: ${formatRupiah(order.total)}`,
  ];
}

function howToPay(order: OrderRow, url: string): string[] {
  if (order.status === 'PAID') return ['Pesanan ini tidak perlu dibayar dan sudah kami teruskan ke penjual.'];
  const account = order.paymentAccount;
  return [
    ...(account ? [`Metode pembayaran: ${account.nama}`] : []),
    ...(account?.typeOfPayment === 'manual' && account.nomorRekening !== ''
      ? [`Tujuan: ${account.nomorRekening} a.n. ${account.namaRekening}`]
      : []),
    ...(order.kodeUnik > 0 ? ['Mohon transfer sesuai jumlah yang tertera, termasuk 3 digit terakhir.'] : []),
    ...(order.expiresAt ? [`Bayar sebelum ${formatExpiry(order.expiresAt)}`] : []),
    `Cara pembayaran: ${url}`,
  ];
}

/** What a buyer is told about an order: what was bought, what it comes to, where to pay and follow it. */
export function orderMail({ order, lines, store, publicUrl }: OrderMail): Mail {
  const path =
    order.status === 'PAID'
      ? paths.orderStatus(store.username, order.publicId)
      : paths.checkoutDetail(store.username, order.publicId);
  const url = `${publicUrl}${path}`;
  const shipping = expedisiLabel(order.expedisi);
  return {
    to: order.email,
    subject: `Pesanan ${order.invoice} di ${store.namaToko}`,
    text: [
      greeting(order.nama),
      '',
      `Terima kasih sudah berbelanja di ${store.namaToko}. Berikut detail pembelian Anda.`,
      '',
      `Nomor pesanan: ${order.invoice}`,
      ...lines.map(lineText),
      '',
      ...amounts(order),
      ...(shipping === '' ? [] : [`Pengiriman: ${shipping}`]),
      '',
      ...howToPay(order, url),
      ...(order.status === 'PAID' ? [`Ikuti pesanan: ${url}`] : []),
      '',
    ].join('\n'),
  };
}
