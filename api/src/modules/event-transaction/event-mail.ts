import { paths } from '@lapak/contracts/routes';
import { formatExpiry } from '@lapak/domain/dates';
import { formatPrice, formatRupiah } from '@lapak/domain/rupiah';
import { greeting } from '../../lib/mail/mail-name.ts';
import type { Mail } from '../../lib/mail/mailer.ts';
import type { EventOrderRow, EventOrderTicketRow } from './event-order-steps.ts';

export interface EventMail {
  order: EventOrderRow;
  tickets: readonly EventOrderTicketRow[];
  eventName: string;
  store: { namaToko: string; username: string };
  /** Address that the shop is reached at, without a slash at the end. */
  publicUrl: string;
}

/** What a buyer is told about an order of tickets. */
export function eventMail({ order, tickets, eventName, store, publicUrl }: EventMail): Mail {
  const isPaid = order.status === 'PAID';
  const path = isPaid
    ? paths.eventTickets(store.username, order.publicId, order.token)
    : paths.eventCheckoutDetail(store.username, order.publicId, order.token);
  return {
    to: order.email,
    subject: `Tiket ${eventName}, pesanan ${order.invoice}`,
    text: [
      greeting(order.nama),
      '',
      `Terima kasih sudah memesan tiket ${eventName} di ${store.namaToko}.`,
      '',
      `Nomor pesanan: ${order.invoice}`,
      ...tickets.map(({ namaTiket, qty, harga }) => `- ${namaTiket}: ${qty} x ${formatPrice(harga)}`),
      ...(order.kodeUnik > 0 ? [`Kode unik: ${formatRupiah(order.kodeUnik)}`] : []),
      `Total: ${formatRupiah(order.total)}`,
      '',
      ...(order.kodeUnik > 0
        ? ['Mohon transfer sesuai jumlah yang tertera, termasuk 3 digit terakhir.']
        : []),
      ...(order.expiresAt ? [`Bayar sebelum ${formatExpiry(order.expiresAt)}`] : []),
      `${isPaid ? 'Lihat tiket' : 'Cara pembayaran'}: ${publicUrl}${path}`,
      '',
    ].join('\n'),
  };
}
