import type { Queryable } from '../../../db/client.ts';
import type { MailKind } from '../../../db/schema/mails.ts';
import type { Letter, Line } from '../../../mail/letter.ts';
import type { NewMail } from '../../../mail/mail-queue.ts';
import type { StoreRow } from '../../store/store-repository.ts';
import type { TraitSettings } from '../../store/store-traits.ts';
import type { OrderKey, OrderRow } from '../order.ts';
import type { SellerMail } from './seller-mail.ts';

/** Moments of an order that buyer or seller get a mail about. `money`: somebody has to look after money that came for it. */
export type OrderMoment =
  'placed' | 'proof' | 'paid' | 'money' | 'rejected' | 'packed' | 'shipped' | 'review';

export interface BuyerLetter {
  kind: MailKind;
  letter: Letter;
}

/** What the mails about a moment of an order are made from. */
export interface OrderNotification {
  order: Pick<OrderRow, 'publicId' | 'network' | 'email'> & SellerMail['order'];
  store: StoreRow;
  /** Null when its buyer gets no mail. */
  buyer: BuyerLetter | null;
  /** What was ordered by whom, for its seller. */
  details: Line[];
}

export interface NotificationSettings extends TraitSettings {
  publicUrl: string;
}

/** The notification about a moment of an order that is known as a whole. */
export type NotificationOf = (moment: OrderMoment, settings: NotificationSettings) => OrderNotification;

/** The one place that mails buyers and sellers about an order. */
export interface OrderMails {
  /** Writes the mails about a moment of an order, in the transaction that brings it about. */
  write(tx: Queryable, order: OrderKey & Pick<OrderRow, 'kind'>, moment: OrderMoment): Promise<void>;
  /**
   * Finds out where the mails about a new order of a store go, before the order locks anything.
   * @returns gives the rows of its mails, to be inserted with it
   */
  placedIn(db: Queryable, store: StoreRow): Promise<(notification: NotificationOf, now: Date) => NewMail[]>;
  /** Sends them; call it after the commit. */
  wake(): void;
}
