import type { Queryable } from '../../db/client.ts';
import type { MailKind } from '../../db/schema/mails.ts';
import type { DraftMail } from '../../lib/mail/mail-queue.ts';
import type { Mails } from '../../lib/mail/mail-sweep.ts';
import type { Mail } from '../../lib/mail/mailer.ts';
import { isPaid, type OrderKey, type PayableKind } from '../../ordering/payable-order.ts';
import { sellerAddress } from './seller-address.ts';
import { sellerOrderMail, sellerProofMail, type SellerMail } from './seller-mail.ts';
import { toldOrders, type ToldOrder, type ToldSettings } from './told-orders.ts';

/** The one place that tells buyers and sellers what has become of an order. */
export interface OrderMails {
  /**
   * Writes, in the order's own transaction, what is told of an order that was placed, paid or rejected, or whose proof
   * came in; of nothing else.
   */
  write(tx: Queryable, kind: PayableKind, key: OrderKey): Promise<void>;
  /** Sends them; call it after the commit. */
  wake(): void;
}

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

export function createOrderMails({ mails, ...settings }: ToldSettings & { mails: Mails }): OrderMails {
  return {
    async write(tx, kind, key) {
      const told = await toldOrders[kind](tx, key, settings);
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
