import { pictureUrl } from '@lapak/contracts/pictures';
import { paths } from '@lapak/contracts/routes';
import { queuedMails, type DraftMail } from '../../lib/mail/mail-queue.ts';
import type { Mails } from '../../lib/mail/mail-sweep.ts';
import type { Letterhead } from '../../lib/mail/letter.ts';
import { letterMail } from '../../lib/mail/letter-mail.ts';
import type { OrderKinds } from '../../ordering/order-kind.ts';
import type { OrderMails, OrderMoment } from '../../ordering/order-mails.ts';
import type { NoticeSettings, OrderNotice } from '../../ordering/order-notice.ts';
import type { StoreRow } from '../store/store-repository.ts';
import { fileUrl } from '../store/store-view.ts';
import { sellerAddress } from './seller-address.ts';
import { sellerOrderMail, sellerProofMail } from './seller-mail.ts';

const sellerMails = {
  placed: { kind: 'seller-order', write: sellerOrderMail },
  proof: { kind: 'seller-proof', write: sellerProofMail },
} as const;

const isOfSeller = (moment: OrderMoment): moment is keyof typeof sellerMails => moment in sellerMails;

function letterhead(store: StoreRow, publicUrl: string): Letterhead {
  const logo = fileUrl(store.logoKey);
  return {
    name: store.namaToko,
    url: `${publicUrl}${paths.home(store.username)}`,
    logoUrl: logo === null ? null : `${publicUrl}${pictureUrl(logo, 96)}`,
  };
}

export interface OrderMailsDeps extends NoticeSettings {
  mails: Pick<Mails, 'write' | 'wake'>;
  kinds: OrderKinds;
}

export function createOrderMails({ mails, kinds, ...settings }: OrderMailsDeps): OrderMails {
  const { publicUrl } = settings;

  /** @param seller where the seller reads mail */
  function drafts(notice: OrderNotice, moment: OrderMoment, seller: string): DraftMail[] {
    const { store, order, buyer } = notice;
    const written: DraftMail[] = [];
    if (buyer) {
      const mail = letterMail(order.email, buyer.letter, letterhead(store, publicUrl));
      written.push({ ...mail, storeId: store.id, kind: buyer.kind });
    }
    if (isOfSeller(moment)) {
      const { kind, write } = sellerMails[moment];
      written.push({ ...write({ ...notice, to: seller, publicUrl }), storeId: store.id, kind });
    }
    return written;
  }

  return {
    async write(tx, kind, key, moment) {
      const notice = await kinds[kind].noticeOf(tx, key, moment, settings);
      const seller = isOfSeller(moment) ? await sellerAddress(tx, notice.store) : '';
      await mails.write(tx, drafts(notice, moment, seller));
    },
    async placedIn(db, store) {
      const seller = await sellerAddress(db, store);
      return (notice, now) => queuedMails(drafts(notice('placed', settings), 'placed', seller), now);
    },
    wake: () => mails.wake(),
  };
}
