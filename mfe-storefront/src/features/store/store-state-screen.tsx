import { icons } from '@lapak/ui/icons';
import type { StoreSetting } from '@lapak/contracts/api/store';
import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import { Link } from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import { Icon, type IconShape } from '@lapak/ui/icon';
import { StoreFooter } from '../footer/store-footer.tsx';
import { ChatLink } from '@lapak/ordering/chat/chat-link';
import styles from './store-state-screen.module.css';

export type StoreState = 'not-valid' | 'closed' | 'preparing';

const screens: Record<StoreState, { title: string; text: string; icon: IconShape }> = {
  'not-valid': {
    title: messages.storeInactive,
    text: 'Pemilik toko: lengkapi data toko di menu pengaturan toko agar toko bisa dibuka.',
    icon: icons.store,
  },
  closed: {
    title: messages.storeClosed,
    text: 'Toko ini sedang tidak menerima pesanan. Silakan kembali lagi nanti.',
    icon: icons.clock,
  },
  preparing: {
    title: messages.storePreparing,
    text: 'Penjual sedang menyiapkan produk pertamanya. Silakan kembali lagi nanti.',
    icon: icons.clock,
  },
};

interface StoreStateScreenProps {
  username: string;
  state: StoreState;
  store: { setting: StoreSetting; subscription_status: string; show_logo: number };
}

/**
 * A store that cannot be bought from: its data is not complete, or it is closed (spec 1 §2), or it has had no product yet. A
 * closed one says how to reach the seller.
 */
export function StoreStateScreen({ username, state, store }: StoreStateScreenProps) {
  const { setting } = store;
  const { title, text, icon } = screens[state];
  return (
    <>
      <main className={styles.screen}>
        <title>{`${title} - ${setting.nama_toko}`}</title>
        <meta name="robots" content="noindex" />
        <span className={styles.icon}>
          <Icon shape={icon} size={56} />
        </span>
        <p className={styles.store}>{setting.nama_toko}</p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {state === 'closed' && setting.wa?.trim() && (
          <ChatLink setting={setting} className={buttonClass()}>
            Hubungi Penjual
          </ChatLink>
        )}
        <Link to={paths.seller(username)} className={buttonClass({ variant: 'secondary' })}>
          Lihat profil toko
        </Link>
      </main>
      {state === 'closed' && <StoreFooter setting={setting} subscription={store} />}
    </>
  );
}
