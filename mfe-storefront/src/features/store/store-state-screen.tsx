import { icons } from '@lapak/ui/icons';
import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import { Link } from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import { Icon, type IconShape } from '@lapak/ui/icon';
import styles from './store-state-screen.module.css';

export type StoreState = 'not-valid' | 'closed';

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
};

/** A store that cannot be bought from: its data is not complete, or it is closed (spec 1 §2). */
export function StoreStateScreen({
  username,
  state,
  storeName,
}: {
  username: string;
  state: StoreState;
  storeName: string;
}) {
  const { title, text, icon } = screens[state];
  return (
    <main className={styles.screen}>
      <title>{`${title} - ${storeName}`}</title>
      <meta name="robots" content="noindex" />
      <span className={styles.icon}>
        <Icon shape={icon} size={56} />
      </span>
      <p className={styles.store}>{storeName}</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <Link to={paths.seller(username)} className={buttonClass({ variant: 'secondary' })}>
        Lihat profil toko
      </Link>
    </main>
  );
}
