import { icons } from '@lapak/ui/icons';
import type { Order } from '@lapak/contracts/api/order';
import { formatExpiry } from '@lapak/domain/dates';
import { formatRupiah } from '@lapak/domain/rupiah';
import { Icon } from '@lapak/ui/icon';
import { Suspense } from 'react';
import { ToastCopyButton } from '@lapak/ui/toast-copy-button';
import { destinationOf } from '@lapak/domain/payment-destination';
import styles from './amount-card.module.css';
import { TimeLeft } from './time-left-lazy.ts';
import { DestinationRow } from './destination-row.tsx';

function nextStep({ payment_method: method }: Order): string {
  return method?.type_of_payment === 'otomatis'
    ? 'Halaman ini berubah sendiri setelah pembayaran Anda diterima.'
    : 'Sudah transfer? Tekan Konfirmasi pembayaran dan kirim buktinya.';
}

/** How much, where to and until when, and what comes next. */
export function AmountCard({ order, dateServer }: { order: Order; dateServer: string }) {
  const amount = formatRupiah(order.total);
  const expiresAt = order.expired_date ?? order.expired;
  const deadline = formatExpiry(expiresAt);
  const method = order.payment_method;
  return (
    <section className={styles.card}>
      <h2 className={styles.label}>Biaya yang harus dibayarkan</h2>
      <div className={styles.amountRow}>
        <p className={styles.amount}>
          {amount.slice(0, -3)}
          <span className={styles.lastDigits}>{amount.slice(-3)}</span>
        </p>
        <ToastCopyButton text={String(order.total)} what="jumlah yang harus dibayarkan" />
      </div>
      <p className={styles.warning}>
        <Icon shape={icons.warning} size={20} />
        <span>
          Mohon transfer sesuai jumlah yang tertera
          <br />
          Termasuk 3 digit terakhir
        </span>
      </p>
      {method && <DestinationRow method={method} destination={destinationOf(method)} />}
      {deadline && (
        <div className={styles.deadline}>
          <Icon shape={icons.clock} size={20} />
          <div>
            <p className={styles.label}>Bayar sebelum tanggal</p>
            <p className={styles.strong}>{deadline}</p>
            <Suspense fallback={<p className={styles.label}>&nbsp;</p>}>
              <TimeLeft expiresAt={expiresAt ?? ''} now={dateServer} className={styles.label} />
            </Suspense>
          </div>
        </div>
      )}
      <p className={styles.next}>{nextStep(order)}</p>
    </section>
  );
}
