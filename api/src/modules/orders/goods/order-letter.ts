import { paths } from '@lapak/contracts/routes';
import type { LetterLink } from '../../../mail/letter.ts';
import type { OrderMail } from '../mail/payment-letters.ts';
import type { NewOrderLine } from './sale.ts';

export interface GoodsMail extends OrderMail {
  lines: readonly NewOrderLine[];
  /** Whether the store calls its resellers agents. */
  hasAgents: boolean;
}

/** Follows the order; a digital product is opened there. */
export const statusLink = ({ order, store, publicUrl }: GoodsMail, label = 'Ikuti pesanan'): LetterLink => ({
  label,
  url: `${publicUrl}${paths.orderStatus(store.username, order.publicId)}`,
});

/** The page of an order that is not paid. */
export const paymentLink = ({ order, store, publicUrl }: GoodsMail, label: string): LetterLink => ({
  label,
  url: `${publicUrl}${paths.checkoutDetail(store.username, order.publicId)}`,
});
