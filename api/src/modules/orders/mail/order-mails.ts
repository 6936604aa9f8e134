import { chatLink } from '@lapak/domain/phone';
import { queuedMails, type DraftMail } from '../../../mail/mail-queue.ts';
import type { Mails } from '../../../mail/mail-sweep.ts';
import type { Letterhead, LetterLink } from '../../../mail/letter.ts';
import { letterMail } from '../../../mail/letter-mail.ts';
import { loadGoodsNotification } from '../goods/goods-notification.ts';
import { loadTicketNotification } from '../tickets/ticket-notification.ts';
import type {
  NotificationSettings,
  OrderMails,
  OrderMoment,
  OrderNotification,
} from './order-notification.ts';
import { letterheadOf } from '../../store/letterhead.ts';
import type { StoreRow } from '../../store/store-repository.ts';
import { contactAddress, sellerAddress } from './seller-address.ts';
import { sellerMoneyMail, sellerOrderMail, sellerProofMail } from './seller-mail.ts';

const sellerMails = {
  placed: { kind: 'seller-order', write: sellerOrderMail },
  proof: { kind: 'seller-proof', write: sellerProofMail },
  money: { kind: 'seller-money', write: sellerMoneyMail },
} as const;

const isOfSeller = (moment: OrderMoment): moment is keyof typeof sellerMails => moment in sellerMails;

/** Opens a chat about an order with a store's seller; null for a store without a number that WhatsApp knows. */
function chatAbout(store: StoreRow, invoice: string): LetterLink | null {
  const url = chatLink(store.wa, `Halo ${store.namaToko}, saya ingin bertanya tentang pesanan ${invoice}.`);
  return url === null ? null : { label: `Chat penjual di WhatsApp ${store.wa ?? ''}`, url };
}

/** An answer goes to the address that the store shows to everybody, never to its owner's own. */
function letterhead(store: StoreRow, invoice: string, publicUrl: string): Letterhead {
  return {
    ...letterheadOf(store, publicUrl),
    chat: chatAbout(store, invoice),
    replyTo: contactAddress(store),
  };
}

export interface OrderMailsDeps extends NotificationSettings {
  mails: Pick<Mails, 'write' | 'wake'>;
}

export function createOrderMails({ mails, ...settings }: OrderMailsDeps): OrderMails {
  const { publicUrl } = settings;

  /** @param seller where the seller reads mail */
  function drafts(notification: OrderNotification, moment: OrderMoment, seller: string): DraftMail[] {
    const { store, order, buyer } = notification;
    const about = { storeId: store.id, orderPublicId: order.publicId };
    const written: DraftMail[] = [];
    if (buyer) {
      const mail = letterMail(order.email, buyer.letter, letterhead(store, order.invoice, publicUrl));
      written.push({ ...mail, ...about, kind: buyer.kind, network: order.network });
    }
    if (isOfSeller(moment)) {
      const { kind, write } = sellerMails[moment];
      written.push({ ...write({ ...notification, to: seller, publicUrl }), ...about, kind });
    }
    return written;
  }

  return {
    async write(tx, order, moment) {
      const loadNotification = order.kind === 'event' ? loadTicketNotification : loadGoodsNotification;
      const notification = await loadNotification(tx, order, moment, settings);
      const seller = isOfSeller(moment) ? await sellerAddress(tx, notification.store) : '';
      await mails.write(tx, drafts(notification, moment, seller));
    },
    async placedIn(db, store) {
      const seller = await sellerAddress(db, store);
      return (notification, now) =>
        queuedMails(drafts(notification('placed', settings), 'placed', seller), now);
    },
    wake: () => mails.wake(),
  };
}
