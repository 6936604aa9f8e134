import { bankLogoUrl } from '@lapak/contracts/pictures';
import { Logo } from '@lapak/ui/logo';
import type { ShownOrder } from '../order/shown-order.ts';
import styles from './paid-with.module.css';

type PaidOrder = Pick<
  ShownOrder,
  'nama_bank' | 'nama_rekening' | 'nomor_rekening' | 'bankImage' | 'payment_method'
>;

/**
 * 'Metode Pembayaran': how an order was paid; stands below its amounts (spec 3 §2). The order's own data takes precedence
 * over its payment method; free tickets have neither.
 */
export function PaidWith({ order }: { order: PaidOrder }) {
  const method = order.payment_method;
  const name = order.nama_bank ?? method?.type.nama;
  if (!name) return null;
  const holder = order.nama_rekening ?? method?.nama_rekening;
  const number = order.nomor_rekening ?? method?.nomor_rekening;
  return (
    <div className={styles.method}>
      <Logo name={name} src={bankLogoUrl(order.bankImage ?? method?.type.img)} bordered />
      <div>
        <p className={styles.label}>Metode Pembayaran</p>
        <p className={styles.name}>{name}</p>
        {holder && <p>{holder}</p>}
        {number && <p>{number}</p>}
      </div>
    </div>
  );
}
