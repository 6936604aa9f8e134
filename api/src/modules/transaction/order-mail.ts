import { paths } from '@lapak/contracts/routes';
import type { orderLines } from '../../db/schema/orders.ts';
import { greeting } from '../../lib/mail/mail-name.ts';
import type { Mail } from '../../lib/mail/mailer.ts';
import { typedTextWithoutLinks } from '../../lib/mail/typed-text.ts';
import { paymentLines } from '../../ordering/mail-lines.ts';
import { isPaid } from '../../ordering/payable-order.ts';
import type { OrderRow } from './order-steps.ts';
import { orderFacts, orderSummary } from './order-details.ts';

export interface OrderMail {
  order: OrderRow;
  lines: readonly (typeof orderLines.$inferSelect)[];
  store: { namaToko: string; username: string };
  /** Whether the store calls its resellers agents. */
  hasAgents: boolean;
  /** Address that the shop is reached at, without a slash at the end. */
  publicUrl: string;
}

const statusUrl = ({ order, store, publicUrl }: OrderMail) =>
  `${publicUrl}${paths.orderStatus(store.username, order.publicId)}`;

function placed(mail: OrderMail): Pick<Mail, 'subject' | 'text'> {
  const { order, lines, store, hasAgents, publicUrl } = mail;
  const paymentUrl = `${publicUrl}${paths.checkoutDetail(store.username, order.publicId)}`;
  return {
    subject: `Pesanan ${order.invoice} di ${store.namaToko}`,
    text: [
      `Terima kasih sudah berbelanja di ${store.namaToko}. Berikut detail pembelian kamu.`,
      '',
      ...orderSummary(order, lines),
      '',
      ...orderFacts(order, { hasAgents, typed: typedTextWithoutLinks }),
      '',
      ...(isPaid(order)
        ? [
            'Pesanan ini tidak perlu dibayar dan sudah kami teruskan ke penjual.',
            `Ikuti pesanan: ${statusUrl(mail)}`,
          ]
        : paymentLines(order, paymentUrl)),
    ].join('\n'),
  };
}

function paid(mail: OrderMail): Pick<Mail, 'subject' | 'text'> {
  const { order, lines, store } = mail;
  return {
    subject: `Pembayaran diterima, pesanan ${order.invoice}`,
    text: [
      `Pembayaran pesanan kamu di ${store.namaToko} sudah diterima.`,
      '',
      ...orderSummary(order, lines),
      '',
      `Ikuti pesanan: ${statusUrl(mail)}`,
    ].join('\n'),
  };
}

function rejected({ order, lines, store, publicUrl }: OrderMail): Pick<Mail, 'subject' | 'text'> {
  return {
    subject: `Pembayaran ditolak, pesanan ${order.invoice}`,
    text: [
      `Maaf, pembayaran pesanan kamu di ${store.namaToko} ditolak, dan barangnya tidak lagi disimpan untuk kamu.`,
      '',
      ...orderSummary(order, lines),
      '',
      `Lihat pesanan: ${publicUrl}${paths.checkoutDetail(store.username, order.publicId)}`,
    ].join('\n'),
  };
}

/** The mail about an order for its buyer, by the order's status. */
export function orderMail(mail: OrderMail): Mail {
  const { order } = mail;
  const isNew = !isPaid(order) || order.total === 0;
  const write = order.status === 'REJECTED' ? rejected : isNew ? placed : paid;
  const { subject, text } = write(mail);
  return {
    to: order.email,
    subject,
    text: [greeting(order.nama), '', text, ''].join('\n'),
  };
}
