import type { orders } from '../db/schema/orders.ts';
import type { Mail } from '../lib/mail/mailer.ts';
import type { StoreRow } from '../modules/store/store-repository.ts';
import type { TraitSettings } from '../modules/store/store-traits.ts';

/** An order with what its buyer is told of it, and what its seller reads. */
export interface ToldOrder {
  order: Pick<typeof orders.$inferSelect, 'status' | 'invoice' | 'total' | 'transferAmount'>;
  store: StoreRow;
  buyerMail: Mail;
  details: string[];
}

export interface ToldSettings {
  publicUrl: string;
  traits: TraitSettings;
}
