import { pictureUrl } from '@lapak/contracts/pictures';
import { paths } from '@lapak/contracts/routes';
import type { DraftMail } from '../../lib/mail/mail-queue.ts';
import type { Mails } from '../../lib/mail/mail-sweep.ts';
import type { Letterhead } from '../../lib/mail/letter.ts';
import { letterMail } from '../../lib/mail/letter-mail.ts';
import type { OrderKinds } from '../../ordering/order-kind.ts';
import type { OrderMails, OrderMoment } from '../../ordering/order-mails.ts';
import type { NoticeSettings } from '../../ordering/order-notice.ts';
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
  return {
    async write(tx, kind, key, moment, known) {
      const notice = known?.(moment, settings) ?? (await kinds[kind].noticeOf(tx, key, moment, settings));
      const { store, order, buyer } = notice;
      const drafts: DraftMail[] = [];
      if (buyer) {
        const mail = letterMail(order.email, buyer.letter, letterhead(store, publicUrl));
        drafts.push({ ...mail, storeId: store.id, kind: buyer.kind });
      }
      if (isOfSeller(moment)) {
        const { kind: ofSeller, write } = sellerMails[moment];
        const to = await sellerAddress(tx, store);
        drafts.push({ ...write({ ...notice, to, publicUrl }), storeId: store.id, kind: ofSeller });
      }
      await mails.write(tx, drafts);
    },
    wake: () => mails.wake(),
  };
}
