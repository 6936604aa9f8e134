import type { BuyerLetter } from '../mail/order-notice.ts';
import { paymentParts, rejectionLines, toBuyer } from '../mail/mail-lines.ts';
import { isPaid } from '../order.ts';
import { typedText, typedTextWithoutLinks } from '../../../mail/typed-text.ts';
import { orderFacts, orderSummary } from './order-details.ts';
import { isDigital } from './sale.ts';
import { paymentLink, statusLink, storeName, type OrderMail } from './order-letter.ts';

const openAtStatusPage = 'Produk digitalnya dapat dibuka atau diunduh di halaman pesanan.';

/** A digital product can be opened as soon as it is paid, so one mail says both. */
function downloadReady(mail: OrderMail): BuyerLetter {
  const { order } = mail;
  const first =
    order.total > 0
      ? `Pembayaran pesanan kamu di ${storeName(mail)} sudah diterima.`
      : `Terima kasih sudah berbelanja di ${storeName(mail)}. Pesanan ini tidak perlu dibayar.`;
  return {
    kind: 'download-ready',
    letter: toBuyer(mail, {
      subject: `Produk digital siap dibuka, pesanan ${order.invoice}`,
      title: 'Produk digital siap dibuka',
      parts: [first, openAtStatusPage, orderSummary(mail)],
      links: [statusLink(mail, 'Buka produk')],
    }),
  };
}

export function placedLetter(mail: OrderMail): BuyerLetter {
  const { order, lines, orInCash, hasAgents } = mail;
  if (isPaid(order) && lines.every(isDigital)) return downloadReady(mail);
  return {
    kind: 'order-placed',
    letter: toBuyer(mail, {
      subject: `Pesanan ${order.invoice} di ${storeName(mail)}`,
      title: isPaid(order) ? 'Pesanan diterima' : 'Pesanan menunggu pembayaran',
      parts: [
        `Terima kasih sudah berbelanja di ${storeName(mail)}. Berikut detail pembelian kamu.`,
        ...(isPaid(order)
          ? ['Pesanan ini tidak perlu dibayar dan sudah kami teruskan ke penjual.']
          : paymentParts(order, orInCash)),
        orderSummary(mail),
        orderFacts(order, { hasAgents, typed: typedTextWithoutLinks }),
      ],
      links: [isPaid(order) ? statusLink(mail) : paymentLink(mail, 'Cara pembayaran')],
    }),
  };
}

export function paidLetter(mail: OrderMail): BuyerLetter {
  const { order, lines } = mail;
  if (lines.every(isDigital)) return downloadReady(mail);
  return {
    kind: 'order-paid',
    letter: toBuyer(mail, {
      subject: `Pembayaran diterima, pesanan ${order.invoice}`,
      title: 'Pembayaran diterima',
      parts: [
        `Pembayaran pesanan kamu di ${storeName(mail)} sudah diterima.`,
        ...(lines.some(isDigital) ? [openAtStatusPage] : []),
        orderSummary(mail),
      ],
      links: [statusLink(mail)],
    }),
  };
}

export function rejectedLetter(mail: OrderMail): BuyerLetter {
  const { order } = mail;
  return {
    kind: 'order-rejected',
    letter: toBuyer(mail, {
      subject: `Pembayaran ditolak, pesanan ${order.invoice}`,
      title: 'Pembayaran ditolak',
      parts: [
        `Maaf, pembayaran pesanan kamu di ${storeName(mail)} ditolak, dan barangnya tidak lagi disimpan untuk kamu.`,
        rejectionLines(order.rejectReason && typedText(order.rejectReason)),
        orderSummary(mail),
      ],
      links: [paymentLink(mail, 'Lihat pesanan')],
    }),
  };
}
