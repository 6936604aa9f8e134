import * as consolePaths from '@lapak/contracts/console-paths';
import { PRIVACY_URL, TERMS_URL } from '@lapak/domain/platform-pages';
import { buttonClass } from '@lapak/ui/button';
import styles from './front.module.css';

const steps: readonly [title: string, text: string][] = [
  [
    'Buka tokomu',
    'Daftar dengan emailmu, lalu pilih nama dan alamat toko, kecamatan asal, rekening tujuan dan tema.',
  ],
  [
    'Susun katalog',
    'Foto, harga, stok, variasi dan diskon untuk barang, jasa, produk digital atau tiket acara.',
  ],
  [
    'Mulai berjualan',
    'Toko dibuka begitu produk pertamanya disimpan. Bagikan alamatnya, terima pesanan, lalu konfirmasi dan kirim.',
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
        {/* Documents of their own: the console is in no document of a shop. */}
        <p className={styles.ways}>
          <a className={buttonClass({ size: 'lg' })} href={consolePaths.register()}>
            Buka toko
          </a>
          <a className={buttonClass({ size: 'lg', variant: 'secondary' })} href={consolePaths.login()}>
            Masuk ke tokomu
          </a>
        </p>
        {contactEmail && (
          <p className={styles.stepText}>
            {'Ada pertanyaan? '}
            <a href={`mailto:${encodeURIComponent(contactEmail)}`}>Tulis e-mail kepada kami</a>
          </p>
        )}
      </section>
      <footer className={styles.footer}>
        <a href={TERMS_URL}>Syarat dan Ketentuan</a>
        <a href={PRIVACY_URL}>Kebijakan Privasi</a>
      </footer>
    </>
  );
}
