import { paths } from '@lapak/contracts/routes';
import type { LetterLink, Line } from '../../../mail/letter.ts';
import { typedText } from '../../../mail/typed-text.ts';
import { toBuyer } from '../mail/mail-lines.ts';
import type { BuyerLetter } from '../mail/order-notification.ts';
import { courierLabel } from '../../shipping/courier-label.ts';
import { orderSummary, productLine } from './order-details.ts';
import { storeName } from '../mail/payment-letters.ts';
import { statusLink, type GoodsMail } from './order-letter.ts';

/** A service is carried out where goods are packed and sent. */
const isService = ({ order }: GoodsMail) => order.kind === 'jasa';

export function packedLetter(mail: GoodsMail): BuyerLetter {
  const [ordered, packed, sent] = isService(mail)
    ? ['Jasa', 'dikerjakan', 'selesai']
    : ['Pesanan', 'dikemas', 'dikirim'];
  return {
    kind: 'order-packed',
    letter: toBuyer(mail, {
      subject: `Pesanan ${mail.order.invoice} sedang ${packed}`,
      title: `${ordered} sedang ${packed}`,
      parts: [
        `Pesanan kamu di ${storeName(mail)} sedang ${packed}. Kami kirim email lagi saat pesanan ${sent}.`,
        orderSummary(mail),
      ],
      links: [statusLink(mail)],
    }),
  };
}

function shipment({ order }: GoodsMail): Line[] {
  const courier = courierLabel(order.expedisi);
  const resi: Line = ['Nomor resi', order.resi ? typedText(order.resi) : 'Belum tersedia'];
  return [...(courier ? [['Kurir', courier] as const] : []), ...(courier || order.resi ? [resi] : [])];
}

const completedLetter = (mail: GoodsMail): BuyerLetter => ({
  kind: 'order-shipped',
  letter: toBuyer(mail, {
    subject: `Pesanan ${mail.order.invoice} selesai dikerjakan`,
    title: 'Jasa selesai dikerjakan',
    parts: [
      `Pesanan kamu di ${storeName(mail)} selesai dikerjakan. Kalau sudah sesuai, tekan "Terima Barang" di halaman pesanan.`,
      orderSummary(mail),
    ],
    links: [statusLink(mail)],
  }),
});

export function shippedLetter(mail: GoodsMail): BuyerLetter {
  const { order } = mail;
  if (isService(mail)) return completedLetter(mail);
  return {
    kind: 'order-shipped',
    letter: toBuyer(mail, {
      subject: `Pesanan ${order.invoice} sudah dikirim`,
      title: 'Pesanan sudah dikirim',
      parts: [
        `Pesanan kamu di ${storeName(mail)} sudah dikirim. Setelah pesanan sampai, tekan "Terima Barang" di halaman pesanan.`,
        shipment(mail),
        orderSummary(mail),
      ],
      links: [statusLink(mail, 'Lacak pesanan')],
    }),
  };
}

/** A review is written after the receipt and with an account; any other order's page leads there. */
function reviewLink(mail: GoodsMail): LetterLink {
  const { order, store, publicUrl } = mail;
  const label = 'Beri ulasan';
  return order.statusPengiriman === 'SELESAI' && order.userId !== null
    ? { label, url: `${publicUrl}${paths.writeReview(store.username, order.publicId)}` }
    : statusLink(mail, label);
}

export function reviewLetter(mail: GoodsMail): BuyerLetter {
  const { order, lines, publicUrl } = mail;
  const isReceived = order.statusPengiriman === 'SELESAI';
  return {
    kind: 'review-invited',
    letter: toBuyer(mail, {
      subject: `Bagaimana pesanan ${order.invoice} kamu?`,
      title: 'Beri ulasan',
      parts: [
        `Terima kasih sudah berbelanja di ${storeName(mail)}. Ulasan kamu membantu pembeli lain memilih.`,
        ...(isReceived ? [] : ['Tekan "Terima Barang" di halaman pesanan, lalu beri ulasan.']),
        ...(order.userId === null ? [`Ulasan ditulis dengan akun yang memakai email ${order.email}.`] : []),
        lines.map((line) => productLine(line, line.nama, publicUrl)),
      ],
      links: [reviewLink(mail)],
    }),
  };
}
