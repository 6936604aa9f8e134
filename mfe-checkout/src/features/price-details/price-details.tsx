import { formatPrice, formatRupiah } from '@lapak/domain/rupiah';
import { Section } from '@lapak/ui/section';
import type { OrderFigures } from './order-figures.ts';
import styles from './price-details.module.css';

interface PriceDetailsProps {
  figures: OrderFigures;
  /** Goods that are sent; null where nothing is, `pending` until a courier is chosen. */
  shipping: 'chosen' | 'pending' | null;
  pieces: number;
  /** What is counted: "barang" unless it is none. */
  unit?: string;
}

/** What the order comes to, line by line (spec 2 §2, "price details"). */
export function PriceDetails({ figures, shipping, pieces, unit = 'barang' }: PriceDetailsProps) {
  return (
    <Section title="Rincian Harga">
      <dl className={styles.list}>
        <Row name={`Total Harga (${pieces} ${unit})`} value={formatPrice(figures.goodsTotal)} />
        {shipping && (
          <Row
            name="Biaya Kirim"
            value={shipping === 'pending' ? 'Pilih kurir' : formatPrice(figures.ongkir)}
          />
        )}
        {figures.discount > 0 && <Row name="Diskon" value={`-${formatRupiah(figures.discount)}`} isGood />}
        {figures.donation > 0 && <Row name="Donasi" value={formatRupiah(figures.donation)} />}
        <div className={styles.total}>
          <dt>Total</dt>
          <dd aria-live="polite">{formatPrice(figures.total)}</dd>
        </div>
      </dl>
    </Section>
  );
}

function Row({ name, value, isGood = false }: { name: string; value: string; isGood?: boolean }) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd className={isGood ? styles.good : undefined}>{value}</dd>
    </div>
  );
}
