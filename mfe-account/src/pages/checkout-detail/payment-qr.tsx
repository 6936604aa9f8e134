import type { OrderPaymentMethod } from '@lapak/contracts/api/order';
import { useMediaQuery } from '@lapak/ui/use-media-query';
import { Suspense } from 'react';
import styles from './payment-qr.module.css';
import { QrCode } from './qr-code-lazy.ts';

/** Sides of the code in pixels, below and from 500 px of screen width (spec 3 §9). */
const SMALL = 250;
const LARGE = 400;

interface PaymentQrProps {
  method: OrderPaymentMethod;
  invoice: string;
}

/** The code to scan, for an automatic method that has one (spec 3 §2). */
export function PaymentQr({ method, invoice }: PaymentQrProps) {
  const isLarge = useMediaQuery('(min-width: 500px)');
  if (method.type_of_payment !== 'otomatis' || !method.qr_code) return null;
  const size = isLarge ? LARGE : SMALL;
  return (
    <section className={styles.card} aria-label="Kode QR pembayaran">
      <p className={styles.hint}>Pindai kode ini dengan aplikasi pembayaran Anda</p>
      <Suspense fallback={<div className={styles.place} style={{ width: size, height: size }} />}>
        <QrCode value={method.qr_code} size={size} fileName={`QR-${invoice.replace(/\W+/g, '-')}.png`} />
      </Suspense>
    </section>
  );
}
