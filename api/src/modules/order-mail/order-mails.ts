import type { MailKind } from '../../db/schema/mails.ts';
import type { DraftMail } from '../../lib/mail/mail-queue.ts';
import type { Mails } from '../../lib/mail/mail-sweep.ts';
import type { Mail } from '../../lib/mail/mailer.ts';
import type { OrderKinds } from '../../ordering/order-kind.ts';
import type { OrderMails } from '../../ordering/order-mails.ts';
import { isPaid } from '../../ordering/payable-order.ts';
import type { OrderNotice, NoticeSettings } from '../../ordering/order-notice.ts';
import { sellerAddress } from './seller-address.ts';
import { sellerOrderMail, sellerProofMail, type SellerMail } from './seller-mail.ts';

/** An order that costs nothing is placed and paid at once, and its buyer gets one mail. */
const isPlaced = ({ order }: OrderNotice) =>
  order.status === 'UNPAID' || (order.status === 'PAID' && order.total === 0);

function buyerKind(notice: OrderNotice): MailKind | null {
  if (isPlaced(notice)) return 'order-placed';
  if (notice.order.status === 'REJECTED') return 'order-rejected';
  return isPaid(notice.order) ? 'order-paid' : null;
}

type SellerKind = Extract<MailKind, 'seller-order' | 'seller-proof'>;

const sellerMails: Readonly<Record<SellerKind, (mail: SellerMail) => Mail>> = {
  'seller-order': sellerOrderMail,
  'seller-proof': sellerProofMail,
};

function sellerKind(notice: OrderNotice): SellerKind | null {
  if (isPlaced(notice)) return 'seller-order';
  return notice.order.status === 'CONFIRMED' ? 'seller-proof' : null;
}

export interface OrderMailsDeps extends NoticeSettings {
  mails: Pick<Mails, 'write' | 'wake'>;
  kinds: OrderKinds;
}

export function createOrderMails({ mails, kinds, ...settings }: OrderMailsDeps): OrderMails {
  return {
    async write(tx, kind, key) {
      const notice = await kinds[kind].noticeOf(tx, key, settings);
      const { store } = notice;
      const drafts: DraftMail[] = [];
      const ofBuyer = buyerKind(notice);
      if (ofBuyer) drafts.push({ ...notice.buyerMail, storeId: store.id, kind: ofBuyer });
      const ofSeller = sellerKind(notice);
      if (ofSeller) {
        const to = await sellerAddress(tx, store);
        const mail = sellerMails[ofSeller]({ ...notice, to, publicUrl: settings.publicUrl });
        drafts.push({ ...mail, storeId: store.id, kind: ofSeller });
      }
      await mails.write(tx, drafts);
    },
    wake: () => mails.wake(),
  };
}
