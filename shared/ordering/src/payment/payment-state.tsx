import type { OrderPaymentMethod } from '@lapak/contracts/api/order';
import { Icon } from '@lapak/ui/icon';
import { icons } from '@lapak/ui/icons';
import styles from './amount-card.module.css';

const texts = {
  preparing: {
    shape: icons.clock,
    title: 'Pembayaran sedang disiapkan',
    text: 'Pesananmu sudah tersimpan. Cara membayarnya muncul di sini, biasanya dalam beberapa detik.',
  },
  closed: {
    shape: icons.warning,
    title: 'Pembayaran ini sudah ditutup oleh penyedia pembayaran',
    text: 'Kalau sudah membayar, statusnya berubah sendiri. Kalau belum, buat pesanan baru.',
  },
} as const;

/** Why an automatic payment cannot be made yet, or any more; nothing while it can. */
export function PaymentState({ state }: Pick<OrderPaymentMethod, 'state'>) {
  if (state === 'ready') return null;
  const { shape, title, text } = texts[state];
  return (
    <div className={styles.deadline} role="status">
      <Icon shape={shape} size={20} />
      <div>
        <p className={styles.strong}>{title}</p>
        <p className={styles.label}>{text}</p>
      </div>
    </div>
  );
}
