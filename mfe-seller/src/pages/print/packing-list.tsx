import { formatThousands } from '@lapak/domain/rupiah';
import type { PrintedOrder } from '@lapak/contracts/api/seller-report';
import styles from './print.module.css';

/** What goes into each parcel, with a box to tick for each product. */
export function PackingList({ orders }: { orders: readonly PrintedOrder[] }) {
  return (
    <div className={styles.list}>
      {orders.map((order) => (
        <section key={order.id} className={styles.parcel} aria-label={`Isi ${order.invoice}`}>
          <h2 className={styles.parcelTitle}>
            <span>{order.invoice}</span>
            <span>{[order.nama, order.expedisi].filter((part) => part !== null).join(' · ')}</span>
          </h2>
          <ul>
            {order.lines.map(({ nama, qty, details }, at) => (
              <li key={at} className={styles.item}>
                <span className={styles.box} aria-hidden="true" />
                <strong>{`${formatThousands(qty)} ×`}</strong>
                <span>
                  <span>{nama}</span>
                  {details.map(({ name, value }) => (
                    <small key={name}>{` ${name}: ${value}.`}</small>
                  ))}
                </span>
              </li>
            ))}
          </ul>
          {order.catatan && <p className={styles.note}>{`Catatan pembeli: ${order.catatan}`}</p>}
          {order.seller_note && <p className={styles.note}>{`Catatan penjual: ${order.seller_note}`}</p>}
        </section>
      ))}
    </div>
  );
}
