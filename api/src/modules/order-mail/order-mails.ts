import type { MailKind } from '../../db/schema/mails.ts';
import type { DraftMail } from '../../lib/mail/mail-queue.ts';
import type { Mails } from '../../lib/mail/mail-sweep.ts';
import type { Mail } from '../../lib/mail/mailer.ts';
import type { OrderKinds } from '../../ordering/order-kind.ts';
import type { OrderMails } from '../../ordering/order-mails.ts';
import { isPaid } from '../../ordering/payable-order.ts';
import type { ToldOrder, ToldSettings } from '../../ordering/told-order.ts';
import { sellerAddress } from './seller-address.ts';
import { sellerOrderMail, sellerProofMail, type SellerMail } from './seller-mail.ts';

/** An order that costs nothing is placed and paid at once, and its buyer is told once. */
const isPlaced = ({ order }: ToldOrder) =>
  order.status === 'UNPAID' || (order.status === 'PAID' && order.total === 0);

function buyerKind(told: ToldOrder): MailKind | null {
  if (isPlaced(told)) return 'order-placed';
  if (told.order.status === 'REJECTED') return 'order-rejected';
  return isPaid(told.order) ? 'order-paid' : null;
}

type SellerKind = Extract<MailKind, 'seller-order' | 'seller-proof'>;

const sellerMails: Readonly<Record<SellerKind, (mail: SellerMail) => Mail>> = {
  'seller-order': sellerOrderMail,
  'seller-proof': sellerProofMail,
};

function sellerKind(told: ToldOrder): SellerKind | null {
  if (isPlaced(told)) return 'seller-order';
  return told.order.status === 'CONFIRMED' ? 'seller-proof' : null;
}

export interface OrderMailsDeps extends ToldSettings {
  mails: Mails;
  kinds: OrderKinds;
}

export function createOrderMails({ mails, kinds, ...settings }: OrderMailsDeps): OrderMails {
  return {
    async write(tx, kind, key) {
      const told = await kinds[kind].tell(tx, key, settings);
      const { store } = told;
      const drafts: DraftMail[] = [];
      const ofBuyer = buyerKind(told);
      if (ofBuyer) drafts.push({ ...told.buyerMail, storeId: store.id, kind: ofBuyer });
      const ofSeller = sellerKind(told);
      if (ofSeller) {
        const to = await sellerAddress(tx, store);
        const mail = sellerMails[ofSeller]({ ...told, to, publicUrl: settings.publicUrl });
        drafts.push({ ...mail, storeId: store.id, kind: ofSeller });
      }
      await mails.write(tx, drafts);
    },
    wake: () => mails.wake(),
  };
}
