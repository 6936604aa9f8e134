import { icons } from '@lapak/ui/icons';
import { Icon } from '@lapak/ui/icon';
import styles from './store-state-screen.module.css';

/** No store of that name. */
export function UnknownStore({ username }: { username: string }) {
  return (
    <main className={styles.screen}>
      <title>404 NOT FOUND</title>
      <meta name="robots" content="noindex" />
      <span className={styles.icon}>
        <Icon shape={icons.search} size={56} />
      </span>
      <h1 className={styles.title}>Toko tidak ditemukan</h1>
      <p className={styles.text}>
        {`Tidak ada toko dengan nama “${username}”. Periksa lagi tautan yang kamu terima dari penjual.`}
      </p>
    </main>
  );
}
