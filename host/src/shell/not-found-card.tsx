import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import { Link } from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import styles from './shell.module.css';

/** What is missing. */
export type Missing = 'page' | 'store' | 'hiddenStore';

export const notFoundWords: Record<Missing, { title: string; text: string }> = {
  page: { title: '404 NOT FOUND', text: 'Halaman yang kamu cari tidak ada atau sudah dipindahkan.' },
  store: {
    title: 'Toko tidak ditemukan',
    text: 'Periksa lagi alamat tokonya. Mungkin ada huruf yang keliru.',
  },
  hiddenStore: {
    title: messages.storeHidden,
    text: 'Toko ini ditutup oleh pengelola Lapak. Pesanan yang sudah kamu buat tetap bisa dibuka lewat tautan di email pesananmu.',
  },
};

/** The message of what is missing, with a link to a store where one is known, else to all stores. */
export function NotFoundCard({ missing, username }: { missing: Missing; username: string | null }) {
  const { title, text } = notFoundWords[missing];
  return (
    <main className={styles.center}>
      <div className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {username ? (
          <Link className={buttonClass({ variant: 'primary' })} to={paths.home(username)}>
            Kembali ke toko
          </Link>
        ) : (
          <Link className={buttonClass({ variant: 'primary' })} to={paths.front()}>
            Lihat semua toko
          </Link>
        )}
      </div>
    </main>
  );
}
