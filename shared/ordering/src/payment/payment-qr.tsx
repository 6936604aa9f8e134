import { lazyPart } from '@lapak/ui/lazy-part';
import { useMediaQuery } from '@lapak/ui/use-media-query';
import styles from './payment-qr.module.css';

const Place = ({ size }: { size: number }) => (
  <div className={styles.place} style={{ width: size, height: size }} />
);

const QrCode = lazyPart(() => import(/* webpackChunkName: "qr-code" */ './qr-code.tsx'), Place);

/** Sides of the code in pixels, below and from 500 px of screen width (spec 3 §9). */
const SMALL = 250;
const LARGE = 400;

export interface PaymentQrProps {
  /** Content of the code. */
  value: string;
  /** File name of the downloaded picture. */
  invoice: string;
}

/** QR code with its download; part of an amount card. */
export function PaymentQr({ value, invoice }: PaymentQrProps) {
  const isLarge = useMediaQuery('(min-width: 500px)');
  const size = isLarge ? LARGE : SMALL;
  return (
    <section className={styles.scan} aria-label="Kode QR pembayaran">
      <p className={styles.hint}>Pindai kode ini dengan aplikasi pembayaran kamu</p>
      <QrCode value={value} size={size} fileName={`QR-${invoice.replace(/\W+/g, '-')}.png`} />
    </section>
  );
}
