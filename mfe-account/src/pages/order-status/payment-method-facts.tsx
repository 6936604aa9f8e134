import type { Order } from '@lapak/contracts/api/order';
import { pictureUrl } from '@lapak/contracts/pictures';
import { Picture } from '@lapak/ui/picture';
import styles from './order-status.module.css';

/** How it was paid: method, holder and number (spec 3 §2). What the order itself holds comes first. */
export function PaymentMethodFacts({ order }: { order: Order }) {
  const method = order.payment_method;
  const name = order.nama_bank ?? method?.type.nama;
  if (!name) return null;
  const image = order.bank_image ?? method?.type.img;
  const holder = order.nama_rekening ?? method?.nama_rekening;
  const number = order.nomor_rekening ?? method?.nomor_rekening;
  return (
    <div className={styles.method}>
      {image && (
        <Picture className={styles.bank} src={pictureUrl(image, 160)} alt="" width={56} height={36} contain />
      )}
      <div>
        <p className={styles.muted}>Metode Pembayaran</p>
        <p className={styles.strong}>{name}</p>
        {holder && <p>{holder}</p>}
        {number && <p>{number}</p>}
      </div>
    </div>
  );
}
