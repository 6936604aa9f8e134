import type { MailKind } from '../../../db/schema/mails.ts';
import type { orders } from '../../../db/schema/orders.ts';
import type { Letter, Line } from '../../../lib/mail/letter.ts';
import type { StoreRow } from '../../store/store-repository.ts';
import type { OrderMoment } from './order-moment.ts';
import type { TraitSettings } from '../../store/store-traits.ts';

export interface BuyerLetter {
  kind: MailKind;
  letter: Letter;
}

/** What the mails about a moment of an order are made from. */
export interface OrderNotice {
  order: Pick<typeof orders.$inferSelect, 'network' | 'email' | 'invoice' | 'total' | 'transferAmount'>;
  store: StoreRow;
  /** Null when its buyer gets no mail. */
  buyer: BuyerLetter | null;
  /** What was ordered by whom, for its seller. */
  details: Line[];
}

export interface NoticeSettings {
  publicUrl: string;
  traits: TraitSettings;
}

/** The notice about a moment of an order that is known as a whole. */
export type NoticeOf = (moment: OrderMoment, settings: NoticeSettings) => OrderNotice;
