import { paths } from '@lapak/contracts/routes';
import { formatExpiry } from '@lapak/domain/dates';
import { formatPrice } from '@lapak/domain/rupiah';
import { greeting } from '../../lib/mail/mail-name.ts';
import type { Letter, Line } from '../../lib/mail/letter.ts';
import { typedText } from '../../lib/mail/typed-text.ts';
import { amountLines, paymentParts, rejectionLines } from '../../ordering/mail-lines.ts';
import type { OrderMoment } from '../../ordering/order-mails.ts';
import type { BuyerLetter } from '../../ordering/order-notice.ts';
import { isPaid } from '../../ordering/payable-order.ts';
import type { EventOrderRow, EventOrderTicketRow } from './event-order-steps.ts';

export interface EventMail {
  order: Omit<EventOrderRow, 'id'>;
  tickets: readonly Pick<EventOrderTicketRow, 'namaTiket' | 'qty' | 'harga'>[];
  eventName: string;
  store: { namaToko: string; username: string };
  /** Address that the shop is reached at, without a slash at the end. */
  publicUrl: string;
}

/** Number, date, tickets and amounts of an order, for a mail. */
export const eventOrderSummary = ({ order, tickets }: Pick<EventMail, 'order' | 'tickets'>): Line[] => [
  ['Nomor pesanan', order.invoice],
  ['Tanggal pesanan', formatExpiry(order.createdAt)],
  ...tickets.map(({ namaTiket, qty, harga }) => `- ${namaTiket}: ${qty} x ${formatPrice(harga)}`),
  ...amountLines(
    [
      ['Biaya admin', order.adminFee],
      ['Kode unik', order.kodeUnik],
    ],
    order.total,
  ),
];

const toBuyer = ({ order }: EventMail, letter: Omit<Letter, 'greeting'>): Letter => ({
  greeting: greeting(order.nama),
  ...letter,
});

function placed(mail: EventMail): BuyerLetter {
  const { order, eventName, store, publicUrl } = mail;
  const path = paths.eventCheckoutDetail(store.username, order.publicId, order.token);
  return {
    kind: 'order-placed',
    letter: toBuyer(mail, {
      subject: `Tiket ${eventName}, pesanan ${order.invoice}`,
      title: 'Pesanan menunggu pembayaran',
      parts: [
        `Terima kasih sudah memesan tiket ${eventName} di ${store.namaToko}.`,
        ...paymentParts(order),
        eventOrderSummary(mail),
      ],
      links: [{ label: 'Cara pembayaran', url: `${publicUrl}${path}` }],
    }),
  };
}

function ticketsLetter(mail: EventMail): Letter {
  const { order, tickets, eventName, store, publicUrl } = mail;
  const pieces = tickets.reduce((sum, { qty }) => sum + qty, 0);
  const path = paths.eventTickets(store.username, order.publicId, order.token);
  return toBuyer(mail, {
    subject: `Tiket kamu untuk ${eventName}, pesanan ${order.invoice}`,
    title: 'Tiket sudah terbit',
    parts: [
      order.total > 0
        ? `Pembayaran tiket ${eventName} di ${store.namaToko} sudah diterima.`
        : `Terima kasih sudah memesan tiket ${eventName} di ${store.namaToko}.`,
      eventOrderSummary(mail),
      `${pieces} tiket sudah terbit. Tunjukkan kode QR setiap tiket di pintu masuk.`,
    ],
    links: [{ label: 'Lihat tiket', url: `${publicUrl}${path}` }],
  });
}

function rejected(mail: EventMail): BuyerLetter {
  const { order, eventName, store, publicUrl } = mail;
  const path = paths.eventTransactionDetail(store.username, order.publicId, order.token);
  return {
    kind: 'order-rejected',
    letter: toBuyer(mail, {
      subject: `Pembayaran ditolak, pesanan ${order.invoice}`,
      title: 'Pembayaran ditolak',
      parts: [
        `Maaf, pembayaran tiket ${eventName} di ${store.namaToko} ditolak, dan tiketnya tidak lagi disimpan untuk kamu.`,
        rejectionLines(order.rejectReason && typedText(order.rejectReason)),
        eventOrderSummary(mail),
      ],
      links: [
        { label: 'Lihat pesanan', url: `${publicUrl}${path}` },
        { label: 'Pesan lagi', url: `${publicUrl}${paths.event(store.username, order.eventId)}` },
      ],
    }),
  };
}

/** The letter about a moment of an order of tickets for its buyer; null when there is none. */
export function eventMail(moment: OrderMoment, mail: EventMail): BuyerLetter | null {
  if (moment === 'rejected') return rejected(mail);
  if (moment === 'paid') return { kind: 'order-paid', letter: ticketsLetter(mail) };
  if (moment !== 'placed') return null;
  return isPaid(mail.order) ? { kind: 'order-placed', letter: ticketsLetter(mail) } : placed(mail);
}
