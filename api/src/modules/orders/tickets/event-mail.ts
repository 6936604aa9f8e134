import { pictureUrl } from '@lapak/contracts/pictures';
import { paths } from '@lapak/contracts/routes';
import { parseWib } from '@lapak/domain/wire-dates';
import { eventCalendar } from '@lapak/domain/event-calendar';
import { eventDateText, eventEnd, eventStart } from '@lapak/domain/event-time';
import { socialLink } from '@lapak/domain/links';
import { formatPrice, formatThousands } from '@lapak/domain/rupiah';
import type { events } from '../../../db/schema/events.ts';
import type { MailAttachment } from '../../../db/schema/mails.ts';
import { mailName } from '../../../mail/mail-name.ts';
import type { Letter, LetterCode, LetterLink, Line } from '../../../mail/letter.ts';
import { amountLines, orderNumber, toBuyer } from '../mail/mail-lines.ts';
import {
  paymentReceived,
  rejectedPaymentLetter,
  thanks,
  unpaidLetter,
  type OrderMail,
  type OrderWords,
} from '../mail/payment-letters.ts';
import type { BuyerLetter, OrderMoment } from '../mail/order-notification.ts';
import { isPaid, type NewOrderRow, type OfTickets } from '../order.ts';
import { eventView } from '../../event/event-repository.ts';
import { fileUrl } from '../../store/store-view.ts';
import type { OrderTicketRow } from './order-tickets.ts';

type EventRow = typeof events.$inferSelect;

export interface EventMail extends OrderMail {
  order: OfTickets<NewOrderRow>;
  tickets: readonly Pick<OrderTicketRow, 'namaTiket' | 'qty' | 'harga' | 'names'>[];
  event: EventRow;
  /** The first of the tickets that were handed out, at most `MAX_CODES`; none until they are paid. */
  issued: readonly IssuedTicket[];
}

/** A ticket that was handed out. */
export interface IssuedTicket {
  namaTiket: string;
  /** Who is named on it; null where the event asked for no names. */
  nama: string | null;
  bookingCode: string;
}

/** Tickets whose codes a mail carries: with more, mail programs would cut off its end, at some 100 KB. */
export const MAX_CODES = 50;

const piecesOf = ({ tickets }: Pick<EventMail, 'tickets'>): number =>
  tickets.reduce((sum, { qty }) => sum + qty, 0);

const viewOf = ({ event, order }: EventMail) => eventView(event, [], order.createdAt);

/** The event, when it takes place (WIB) and where. */
export function whenAndWhere(mail: EventMail): Line[] {
  const { event, publicUrl } = mail;
  const cover = fileUrl(event.imageCoverKey);
  const picture = cover && { url: `${publicUrl}${pictureUrl(cover, 160)}`, alt: event.namaEvent };
  return [
    { item: event.namaEvent, picture: picture || null },
    ['Waktu', eventDateText(viewOf(mail))],
    ['Tempat', event.namaTempat],
    ...(event.alamat === '' ? [] : [['Alamat', event.alamat] as const]),
  ];
}

/** The seller's link to a map, else a search for the place. */
function mapLink({ event }: EventMail): LetterLink {
  const place = [event.namaTempat, event.alamat].filter(Boolean).join(', ');
  const search = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
  return { label: 'Lihat peta', url: socialLink(event.mapLink) || search };
}

/** The event as a calendar file; none for one whose dates cannot be read. */
function calendarOf(mail: EventMail): MailAttachment[] {
  const { order, store, publicUrl } = mail;
  const view = viewOf(mail);
  if (!parseWib(eventStart(view)) || !parseWib(eventEnd(view))) return [];
  const address = `${publicUrl}${paths.event(store.username, view.id)}`;
  const calendar = eventCalendar(view, { address, now: order.paidAt ?? order.createdAt });
  return [{ kind: 'calendar', fileName: 'acara.ics', calendar }];
}

const GROUP = /.{1,4}/g;

const cidOf = ({ invoice }: EventMail['order'], number: number): string => `tiket-${number}.${invoice}@lapak`;

/** The codes of the tickets, as the mail shows them and as it carries them. */
function codesOf(mail: EventMail): { codes: LetterCode[]; pictures: MailAttachment[] } {
  const { order, issued } = mail;
  const all = piecesOf(mail);
  const numbered = issued.map((ticket, at) => ({ ...ticket, number: at + 1, cid: cidOf(order, at + 1) }));
  return {
    codes: numbered.map(({ namaTiket, nama, bookingCode, number, cid }) => ({
      title: `Tiket ${number} dari ${all}`,
      about: [namaTiket, `Atas nama ${mailName(nama ?? order.nama)}`],
      code: bookingCode.match(GROUP)?.join(' ') ?? '',
      cid,
    })),
    pictures: numbered.map(({ bookingCode, number, cid }) => ({
      kind: 'qr',
      cid,
      fileName: `tiket-${number}.png`,
      code: bookingCode,
    })),
  };
}

/** Who is named on the tickets of a kind, at most `MAX_CODES` of them; none where the event asked for no names. */
function namesOn({ names }: Pick<OrderTicketRow, 'names'>): Line[] {
  if (names === null || names.length === 0) return [];
  const others = names.length - MAX_CODES;
  const named = names.slice(0, MAX_CODES).map(mailName).join(', ');
  return [`Atas nama ${named}${others > 0 ? ` dan ${formatThousands(others)} lainnya` : ''}`];
}

/** Number, date, tickets and amounts of an order, for a mail. */
export const eventOrderSummary = ({ order, tickets }: Pick<EventMail, 'order' | 'tickets'>): Line[] => [
  ...orderNumber(order),
  ...tickets.flatMap((ticket) => [
    `- ${ticket.namaTiket}: ${formatThousands(ticket.qty)} x ${formatPrice(ticket.harga)}`,
    ...namesOn(ticket),
  ]),
  ...amountLines(order),
];

const wordsOf = ({ event }: EventMail): OrderWords => ({
  ordering: `memesan tiket ${event.namaEvent}`,
  order: `tiket ${event.namaEvent}`,
  pieces: 'tiketnya',
});

function placed(mail: EventMail): BuyerLetter {
  const { order, event, store, publicUrl } = mail;
  const path = paths.eventCheckoutDetail(store.username, order.publicId, order.token);
  return unpaidLetter(mail, {
    subject: `Tiket ${event.namaEvent}, pesanan ${order.invoice}`,
    first: thanks(mail, wordsOf(mail)),
    parts: [whenAndWhere(mail), eventOrderSummary(mail)],
    links: [{ label: 'Cara pembayaran', url: `${publicUrl}${path}` }, mapLink(mail)],
  });
}

function ticketsLetter(mail: EventMail): Letter {
  const { order, event, store, publicUrl } = mail;
  const pieces = piecesOf(mail);
  const { codes, pictures } = codesOf(mail);
  const path = paths.eventTickets(store.username, order.publicId, order.token);
  const others = pieces - codes.length;
  return toBuyer(mail, {
    subject: `Tiket kamu untuk ${event.namaEvent}, pesanan ${order.invoice}`,
    title: 'Tiket sudah terbit',
    parts: [
      order.total > 0 ? paymentReceived(mail, wordsOf(mail)) : thanks(mail, wordsOf(mail)),
      whenAndWhere(mail),
      `${formatThousands(pieces)} tiket sudah terbit. Tunjukkan kode QR setiap tiket di pintu masuk.`,
      { codes },
      ...(others > 0 ? [`${formatThousands(others)} tiket lainnya ada di halaman tiket.`] : []),
      eventOrderSummary(mail),
    ],
    links: [{ label: 'Lihat tiket', url: `${publicUrl}${path}` }, mapLink(mail)],
    attachments: [...pictures, ...calendarOf(mail)],
  });
}

function rejected(mail: EventMail): BuyerLetter {
  const { order, store, publicUrl } = mail;
  const path = paths.eventTransactionDetail(store.username, order.publicId, order.token);
  return rejectedPaymentLetter(mail, wordsOf(mail), {
    parts: [whenAndWhere(mail), eventOrderSummary(mail)],
    links: [
      { label: 'Lihat pesanan', url: `${publicUrl}${path}` },
      { label: 'Pesan lagi', url: `${publicUrl}${paths.event(store.username, order.eventId)}` },
    ],
  });
}

/** The letter about a moment of an order of tickets for its buyer; null when there is none. */
export function eventMail(moment: OrderMoment, mail: EventMail): BuyerLetter | null {
  if (moment === 'rejected') return rejected(mail);
  if (moment === 'paid') return { kind: 'order-paid', letter: ticketsLetter(mail) };
  if (moment !== 'placed') return null;
  return isPaid(mail.order) ? { kind: 'order-placed', letter: ticketsLetter(mail) } : placed(mail);
}
