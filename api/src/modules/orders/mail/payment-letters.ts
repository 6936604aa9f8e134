import type { Letter } from '../../../mail/letter.ts';
import { typedText } from '../../../mail/typed-text.ts';
import type { NewOrderRow } from '../order.ts';
import { paymentParts, rejectionLines, toBuyer } from './mail-lines.ts';
import type { BuyerLetter } from './order-notification.ts';

/** An order as its letters need it, whatever was ordered. */
export interface OrderMail {
  order: NewOrderRow;
  store: { namaToko: string; username: string };
  /** Whether it may be paid in cash instead of by transfer, without its unique code; only a new order knows. */
  orInCash: boolean;
  /** Address that the shop is reached at, without a slash at the end. */
  publicUrl: string;
}

/** How the sentences of a letter name what was ordered. */
export interface OrderWords {
  /** What the buyer did. */
  ordering: string;
  /** What a payment is for. */
  order: string;
  /** What the store keeps for the buyer. */
  pieces: string;
}

/** What letters about goods and tickets do not share. */
type OwnParts = Pick<Letter, 'parts' | 'links'>;

export const storeName = ({ store }: Pick<OrderMail, 'store'>): string => typedText(store.namaToko);

export const thanks = (mail: OrderMail, { ordering }: OrderWords): string =>
  `Terima kasih sudah ${ordering} di ${storeName(mail)}.`;

export const paymentReceived = (mail: OrderMail, { order }: OrderWords): string =>
  `Pembayaran ${order} di ${storeName(mail)} sudah diterima.`;

/** The letter about a new order that has to be paid. @param first its first sentences */
export const unpaidLetter = (
  mail: OrderMail,
  { subject, first, parts, links }: OwnParts & { subject: string; first: string },
): BuyerLetter => ({
  kind: 'order-placed',
  letter: toBuyer(mail, {
    subject,
    title: 'Pesanan menunggu pembayaran',
    parts: [first, ...paymentParts(mail.order, mail.orInCash), ...parts],
    links,
  }),
});

export function rejectedPaymentLetter(
  mail: OrderMail,
  { order, pieces }: OrderWords,
  { parts, links }: OwnParts,
): BuyerLetter {
  const { invoice, rejectReason } = mail.order;
  return {
    kind: 'order-rejected',
    letter: toBuyer(mail, {
      subject: `Pembayaran ditolak, pesanan ${invoice}`,
      title: 'Pembayaran ditolak',
      parts: [
        `Maaf, pembayaran ${order} di ${storeName(mail)} ditolak, dan ${pieces} tidak lagi disimpan untuk kamu.`,
        rejectionLines(rejectReason && typedText(rejectReason)),
        ...parts,
      ],
      links,
    }),
  };
}
