import { formatThousands } from '@lapak/domain/rupiah';
import type { PrintedOrder, PrintedOrdersResponse } from '@lapak/contracts/api/seller-report';
import { Barcode } from './barcode.tsx';
import styles from './print.module.css';

export type Sender = PrintedOrdersResponse['data']['sender'];

/** Who sends, as the parcel says: a dropshipper instead of the store. */
function senderOf(order: PrintedOrder, { nama_toko, wa }: Sender): { name: string; more: string | null } {
  return order.dropshipper === 1
    ? { name: order.dropshipper_name ?? '', more: order.dropshipper_info }
    : { name: nama_toko, more: wa };
}

const weight = (grams: number) =>
  `${(grams / 1000).toLocaleString('id-ID', { maximumFractionDigits: 2 })} kg`;

/** How much room the receiver takes. Letters of a name are larger, and a line break takes a line. */
function textSize({ nama, alamat }: PrintedOrder): 'long' | 'longest' | undefined {
  const { length } = (alamat ?? '').replaceAll('\n', ' '.repeat(45));
  const all = nama.length * 1.5 + length;
  return all > 800 ? 'longest' : all > 450 ? 'long' : undefined;
}

/** What a parcel's label says. No prices, and of a dropshipper's parcel no word about the store. */
export function Label({ order, sender }: { order: PrintedOrder; sender: Sender }) {
  const from = senderOf(order, sender);
  const courier = [order.expedisi, order.weight_grams > 0 ? weight(order.weight_grams) : null];
  return (
    <article className={styles.label} aria-label={`Label ${order.invoice}`}>
      <p className={styles.courier}>{courier.filter((part) => part !== null).join(' · ') || 'Tanpa kurir'}</p>
      <Barcode text={order.resi ?? order.invoice} />
      <div className={styles.recipient} data-text={textSize(order)}>
        <p className={styles.role}>Penerima</p>
        <p className={styles.name}>{order.nama}</p>
        <p>{order.handphone}</p>
        <p className={styles.address}>{order.alamat}</p>
        <p>{[order.district, order.kode_pos].filter((part) => part !== null).join(' ')}</p>
      </div>
      <div className={styles.sender}>
        <p className={styles.role}>Pengirim</p>
        <p>
          <strong>{from.name}</strong>
          {from.more && <span>{` · ${from.more}`}</span>}
        </p>
      </div>
      <ul className={styles.contents}>
        {order.lines.map(({ nama, qty, details }, at) => (
          <li key={at}>
            {`${formatThousands(qty)} × ${nama}${details.length > 0 ? ` (${details.map(({ value }) => value).join(', ')})` : ''}`}
          </li>
        ))}
      </ul>
      {order.catatan && <p className={styles.note}>{`Catatan: ${order.catatan}`}</p>}
      {order.resi !== null && <p className={styles.invoice}>{order.invoice}</p>}
    </article>
  );
}
