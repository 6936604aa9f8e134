import { paths } from '@lapak/contracts/routes';
import { Link, useHydrated } from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import { lastStore } from './last-store.ts';
import styles from './shell.module.css';

interface NotFoundProps {
  title?: string;
  text?: string;
}

/** The 404 page: says what happened and offers a way back to the store visited last. */
export function NotFoundPage({
  title = '404 NOT FOUND',
  text = 'Halaman yang kamu cari tidak ada atau sudah dipindahkan.',
}: NotFoundProps) {
  const username = useHydrated() ? lastStore() : null;
  return (
    <main className={styles.center}>
      <title>{title}</title>
      <div className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {username ? (
          <Link className={buttonClass({ variant: 'primary' })} to={paths.home(username)}>
            Kembali ke toko
          </Link>
        ) : null}
      </div>
    </main>
  );
}
