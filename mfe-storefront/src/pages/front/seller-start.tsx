import { TERMS_URL } from '@lapak/domain/terms-url';
import { buttonClass } from '@lapak/ui/button';
import styles from './front.module.css';

const steps: readonly [title: string, text: string][] = [
  [
    'Siapkan data toko',
    'Nama dan logo toko, nomor WhatsApp, rekening atau metode pembayaran, serta kurir yang kamu pakai.',
  ],
  [
    'Susun katalog',
    'Foto, harga, stok, variasi dan diskon untuk barang, jasa, produk digital atau tiket acara.',
  ],
  [
    'Kirim dan mulai berjualan',
    'Tokomu mendapat alamat sendiri. Bagikan tautannya, terima pesanan, lalu konfirmasi dan kirim.',
  ],
];

/** How a seller gets a store, and the platform's terms. */
export function SellerStart({ contactEmail }: { contactEmail: string | null }) {
  return (
    <>
      <section aria-labelledby="jualan" className={styles.start}>
        <h2 id="jualan" className={styles.heading}>
          Mau berjualan di sini?
        </h2>
        <ol className={styles.steps}>
          {steps.map(([title, text]) => (
            <li key={title} className={styles.step}>
              <h3 className={styles.stepTitle}>{title}</h3>
              <p className={styles.stepText}>{text}</p>
            </li>
          ))}
        </ol>
        {contactEmail ? (
          <a
            className={buttonClass({ size: 'lg' })}
            href={`mailto:${encodeURIComponent(contactEmail)}?subject=${encodeURIComponent('Buka toko di Lapak')}`}
          >
            Buka toko lewat e-mail
          </a>
        ) : (
          <p className={styles.stepText}>Hubungi pengelola situs ini untuk membuka tokomu.</p>
        )}
      </section>
      <footer className={styles.footer}>
        <a href={TERMS_URL}>Syarat dan Ketentuan</a>
      </footer>
    </>
  );
}
