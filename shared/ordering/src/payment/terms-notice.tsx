import { TERMS_URL } from '@lapak/domain/platform-pages';
import styles from './terms-notice.module.css';

/** Notice that the platform is no party to the sale, with the provider's terms (spec 3 §2). */
export function TermsNotice() {
  return (
    <p className={styles.terms}>
      Transaksi ini dilakukan langsung antara pembeli dan penjual, dan berada di luar tanggung jawab platform.
      Dengan melakukan pembayaran, kamu menyetujui{' '}
      <a href={TERMS_URL} target="_blank" rel="noopener noreferrer">
        Syarat dan Ketentuan
      </a>
      .
    </p>
  );
}
