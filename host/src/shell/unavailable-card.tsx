import { messages } from '@lapak/domain/messages';
import { buttonClass } from '@lapak/ui/button';
import styles from './shell.module.css';

export const unavailableTitle = 'Toko belum bisa dibuka';

/** Replaces a page whose data is unavailable. @param address of the page, for the retry link */
export function UnavailableCard({ address }: { address: string }) {
  return (
    <main className={styles.center}>
      <div className={styles.card} role="alert">
        <h1 className={styles.title}>{unavailableTitle}</h1>
        <p className={styles.text}>{`${messages.serviceDisrupted}.`}</p>
        <a className={buttonClass({ variant: 'primary' })} href={address}>
          Coba lagi
        </a>
      </div>
    </main>
  );
}
