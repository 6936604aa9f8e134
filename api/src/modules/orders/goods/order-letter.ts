import { paths } from '@lapak/contracts/routes';
import type { LetterLink } from '../../../mail/letter.ts';
import { typedText } from '../../../mail/typed-text.ts';
import type { NewOrderRow } from '../order.ts';
import type { NewOrderLine } from './sale.ts';

export interface OrderMail {
  order: NewOrderRow;
  lines: readonly NewOrderLine[];
  store: { namaToko: string; username: string };
  /** Whether it may be paid in cash instead of by transfer, without its unique code. */
  orInCash: boolean;
  /** Whether the store calls its resellers agents. */
  hasAgents: boolean;
  /** Address that the shop is reached at, without a slash at the end. */
  publicUrl: string;
}

/** Follows the order; a digital product is opened there. */
export const statusLink = ({ order, store, publicUrl }: OrderMail, label = 'Ikuti pesanan'): LetterLink => ({
  label,
  url: `${publicUrl}${paths.orderStatus(store.username, order.publicId)}`,
});

/** The page of an order that is not paid. */
export const paymentLink = ({ order, store, publicUrl }: OrderMail, label: string): LetterLink => ({
  label,
  url: `${publicUrl}${paths.checkoutDetail(store.username, order.publicId)}`,
});

export const storeName = ({ store }: OrderMail): string => typedText(store.namaToko);
