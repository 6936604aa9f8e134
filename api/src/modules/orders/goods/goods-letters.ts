import type { BuyerLetter } from '../mail/order-notification.ts';
import { toBuyer } from '../mail/mail-lines.ts';
import {
  paymentReceived,
  rejectedPaymentLetter,
  storeName,
  thanks,
  unpaidLetter,
  type OrderWords,
} from '../mail/payment-letters.ts';
import { isPaid } from '../order.ts';
import { typedTextWithoutLinks } from '../../../mail/typed-text.ts';
import { orderFacts, orderSummary } from './order-details.ts';
import { isDigital } from './sale.ts';
import { paymentLink, statusLink, type GoodsMail } from './order-letter.ts';

const words: OrderWords = { ordering: 'berbelanja', order: 'pesanan kamu', pieces: 'barangnya' };
const openAtStatusPage = 'Produk digitalnya dapat dibuka atau diunduh di halaman pesanan.';

/** A digital product can be opened as soon as it is paid, so one mail says both. */
function downloadReady(mail: GoodsMail): BuyerLetter {
  const { order } = mail;
  const first =
    order.total > 0
      ? paymentReceived(mail, words)
      : `${thanks(mail, words)} Pesanan ini tidak perlu dibayar.`;
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

export function placedLetter(mail: GoodsMail): BuyerLetter {
  const { order, lines, hasAgents } = mail;
  if (isPaid(order) && lines.every(isDigital)) return downloadReady(mail);
  const subject = `Pesanan ${order.invoice} di ${storeName(mail)}`;
  const first = `${thanks(mail, words)} Berikut detail pembelian kamu.`;
  const details = [orderSummary(mail), orderFacts(order, { hasAgents, typed: typedTextWithoutLinks })];
  if (!isPaid(order)) {
    const links = [paymentLink(mail, 'Cara pembayaran')];
    return unpaidLetter(mail, { subject, first, parts: details, links });
  }
  const free = 'Pesanan ini tidak perlu dibayar dan sudah kami teruskan ke penjual.';
  return {
    kind: 'order-placed',
    letter: toBuyer(mail, {
      subject,
      title: 'Pesanan diterima',
      parts: [first, free, ...details],
      links: [statusLink(mail)],
    }),
  };
}

export function paidLetter(mail: GoodsMail): BuyerLetter {
  const { order, lines } = mail;
  if (lines.every(isDigital)) return downloadReady(mail);
  return {
    kind: 'order-paid',
    letter: toBuyer(mail, {
      subject: `Pembayaran diterima, pesanan ${order.invoice}`,
      title: 'Pembayaran diterima',
      parts: [
        paymentReceived(mail, words),
        ...(lines.some(isDigital) ? [openAtStatusPage] : []),
        orderSummary(mail),
      ],
      links: [statusLink(mail)],
    }),
  };
}

export const rejectedLetter = (mail: GoodsMail): BuyerLetter =>
  rejectedPaymentLetter(mail, words, {
    parts: [orderSummary(mail)],
    links: [paymentLink(mail, 'Lihat pesanan')],
  });
