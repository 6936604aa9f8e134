import type { orders } from '../db/schema/orders.ts';
import type { Mail } from '../lib/mail/mailer.ts';
import type { StoreRow } from '../modules/store/store-repository.ts';
import type { TraitSettings } from '../modules/store/store-traits.ts';

/** What the mails about an order are made from: the order, the mail for its buyer, and the details for its seller. */
export interface OrderNotice {
  order: Pick<typeof orders.$inferSelect, 'status' | 'invoice' | 'total' | 'transferAmount'>;
  store: StoreRow;
  buyerMail: Mail;
  details: string[];
}

export interface NoticeSettings {
  publicUrl: string;
  traits: TraitSettings;
}
