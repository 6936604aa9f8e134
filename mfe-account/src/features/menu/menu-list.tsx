import { icons } from '@lapak/ui/icons';
import { paths } from '@lapak/contracts/routes';
import { PageLink, useLocation } from '@lapak/runtime';
import { Icon, type IconShape } from '@lapak/ui/icon';
import styles from './menu-list.module.css';

const entries: { text: string; icon: IconShape; to: (username: string) => string }[] = [
  { text: 'Transaksi Toko', icon: icons.receipt, to: paths.transactions },
  { text: 'Transaksi Acara/Event', icon: icons.ticket, to: paths.eventTransactions },
  { text: 'Wishlist', icon: icons.heart, to: paths.wishlist },
  { text: 'Alamat', icon: icons.location, to: paths.editAddress },
  { text: 'Profile', icon: icons.user, to: paths.editProfile },
  { text: 'Ganti Password', icon: icons.lock, to: paths.editPassword },
];

/** The account's pages; the one that is open is marked. */
export function MenuList({ username }: { username: string }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Menu akun">
      <ul className={styles.list}>
        {entries.map(({ text, icon, to }) => (
          <li key={text}>
            <PageLink
              className={styles.entry}
              to={to(username)}
              aria-current={pathname === to(username) ? 'page' : undefined}
            >
              <Icon shape={icon} size={22} className={styles.icon} />
              <span className={styles.text}>{text}</span>
              <Icon shape={icons.chevronRight} size={20} className={styles.arrow} />
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
