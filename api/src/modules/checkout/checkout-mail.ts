import { paths } from '@lapak/contracts/routes';
import { formatPrice } from '@lapak/domain/rupiah';
import { expedisiLabel } from '@lapak/domain/shipping';
import type { orderLines } from '../../db/schema/orders.ts';
import { greeting } from '../../lib/mail/mail-name.ts';
import type { Mail } from '../../lib/mail/mailer.ts';
import { amountLines, paymentLines } from '../../ordering/mail-lines.ts';
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

const amounts = (order: OrderRow): string[] =>
  amountLines(
    [
      ['Total harga barang', order.totalHargaBarang],
      ['Ongkos kirim', order.ongkir],
      ['Diskon', -order.discount],
      ['Donasi', order.donateAmount],
      ['Biaya admin', order.adminFee],
      ['Kode unik', order.kodeUnik],
    ],
    order.total,
  );

const howToPay = (order: OrderRow, url: string): string[] =>
  order.status === 'PAID'
    ? ['Pesanan ini tidak perlu dibayar dan sudah kami teruskan ke penjual.']
    : paymentLines(order, url);

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
