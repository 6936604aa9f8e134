import { paths } from '@lapak/contracts/routes';
import { PageLink } from '@lapak/runtime';
import { Icon, type IconName } from '@lapak/ui/icon';
import styles from './menu.module.css';

const entries: { text: string; icon: IconName; to: (username: string) => string }[] = [
  { text: 'Transaksi Toko', icon: 'receipt', to: paths.transactions },
  { text: 'Transaksi Acara/Event', icon: 'ticket', to: paths.eventTransactions },
  { text: 'Wishlist', icon: 'heart', to: paths.wishlist },
  { text: 'Alamat', icon: 'location', to: paths.editAddress },
  { text: 'Profile', icon: 'user', to: paths.editProfile },
  { text: 'Ganti Password', icon: 'lock', to: paths.editPassword },
];

export function MenuList({ username }: { username: string }) {
  return (
    <nav aria-label="Menu akun">
      <ul className={styles.list}>
        {entries.map(({ text, icon, to }) => (
          <li key={text}>
            <PageLink className={styles.entry} to={to(username)}>
              <Icon name={icon} size={22} className={styles.icon} />
              <span className={styles.text}>{text}</span>
              <Icon name="chevron-right" size={20} className={styles.arrow} />
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
