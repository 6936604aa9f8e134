import type { SellerOrder } from '@lapak/contracts/api/seller-order';
import { formatRupiah, formatThousands } from '@lapak/domain/rupiah';
import { Section } from '@lapak/ui/section';
import styles from './order-lines.module.css';

/** What was ordered. */
export function OrderLines({ order }: { order: SellerOrder }) {
  const { lines, weight_grams, event } = order;
  return (
    <Section title={event ?? 'Isi pesanan'}>
      <ul className={styles.lines}>
        {lines.map(({ nama, image_url, details, qty, harga }, at) => (
          <li key={`${at} ${nama}`} className={styles.line}>
            {image_url && (
              <img src={image_url} alt="" width={56} height={56} className={styles.picture} loading="lazy" />
            )}
            <div className={styles.text}>
              <span className={styles.name}>{nama}</span>
              {details.map(({ name, value }) => (
                <span key={`${name} ${value}`} className={styles.muted}>{`${name}: ${value}`}</span>
              ))}
              <span className={styles.muted}>{`${formatThousands(qty)} × ${formatRupiah(harga)}`}</span>
            </div>
            <span className={styles.amount}>{formatRupiah(qty * harga)}</span>
          </li>
        ))}
      </ul>
      {weight_grams > 0 && <p className={styles.muted}>{`Berat ${formatThousands(weight_grams)} gram`}</p>}
    </Section>
  );
}
