import { paths } from '@lapak/contracts/routes';
import { formatExpiry } from '@lapak/domain/dates';
import { formatPrice } from '@lapak/domain/rupiah';
import { greeting } from '../../lib/mail/mail-name.ts';
import type { Mail } from '../../lib/mail/mailer.ts';
import { amountLines, paymentLines } from '../../ordering/mail-lines.ts';
import { isPaid } from '../../ordering/payable-order.ts';
import type { EventOrderRow, EventOrderTicketRow } from './event-order-steps.ts';

export interface EventMail {
  order: EventOrderRow;
  tickets: readonly EventOrderTicketRow[];
  eventName: string;
  store: { namaToko: string; username: string };
  /** Address that the shop is reached at, without a slash at the end. */
  publicUrl: string;
}

/** Number, date, tickets and amounts of an order, for a mail. */
export const eventOrderSummary = ({ order, tickets }: Pick<EventMail, 'order' | 'tickets'>): string[] => [
  `Nomor pesanan: ${order.invoice}`,
  `Tanggal pesanan: ${formatExpiry(order.createdAt)}`,
  ...tickets.map(({ namaTiket, qty, harga }) => `- ${namaTiket}: ${qty} x ${formatPrice(harga)}`),
  ...amountLines(
    [
      ['Biaya admin', order.adminFee],
      ['Kode unik', order.kodeUnik],
    ],
    order.total,
  ),
];

function placed(mail: EventMail): Pick<Mail, 'subject' | 'text'> {
  const { order, eventName, store, publicUrl } = mail;
  const path = paths.eventCheckoutDetail(store.username, order.publicId, order.token);
  return {
    subject: `Tiket ${eventName}, pesanan ${order.invoice}`,
    text: [
      `Terima kasih sudah memesan tiket ${eventName} di ${store.namaToko}.`,
      '',
      ...eventOrderSummary(mail),
      '',
      ...paymentLines(order, `${publicUrl}${path}`),
    ].join('\n'),
  };
}

function paid(mail: EventMail): Pick<Mail, 'subject' | 'text'> {
  const { order, tickets, eventName, store, publicUrl } = mail;
  const pieces = tickets.reduce((sum, { qty }) => sum + qty, 0);
  return {
    subject: `Tiket kamu untuk ${eventName}, pesanan ${order.invoice}`,
    text: [
      order.total > 0
        ? `Pembayaran tiket ${eventName} di ${store.namaToko} sudah diterima.`
        : `Terima kasih sudah memesan tiket ${eventName} di ${store.namaToko}.`,
      '',
      ...eventOrderSummary(mail),
      '',
      `${pieces} tiket sudah terbit. Tunjukkan kode QR setiap tiket di pintu masuk.`,
      `Lihat tiket: ${publicUrl}${paths.eventTickets(store.username, order.publicId, order.token)}`,
    ].join('\n'),
  };
}

function rejected(mail: EventMail): Pick<Mail, 'subject' | 'text'> {
  const { order, eventName, store, publicUrl } = mail;
  const path = paths.eventTransactionDetail(store.username, order.publicId, order.token);
  return {
    subject: `Pembayaran ditolak, pesanan ${order.invoice}`,
    text: [
      `Maaf, pembayaran tiket ${eventName} di ${store.namaToko} ditolak, dan tiketnya tidak lagi disimpan untuk kamu.`,
      '',
      ...eventOrderSummary(mail),
      '',
      `Lihat pesanan: ${publicUrl}${path}`,
      `Pesan lagi: ${publicUrl}${paths.event(store.username, order.eventId)}`,
    ].join('\n'),
  };
}

/** The mail about an order of tickets for its buyer, by the order's status. */
export function eventMail(mail: EventMail): Mail {
  const { order } = mail;
  const write = isPaid(order) ? paid : order.status === 'REJECTED' ? rejected : placed;
  const { subject, text } = write(mail);
  return { to: order.email, subject, text: `${greeting(order.nama)}\n\n${text}\n` };
}
