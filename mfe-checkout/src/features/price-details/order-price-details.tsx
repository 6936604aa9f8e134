import { formatPrice, formatRupiah, formatTotal, formatThousands } from '@lapak/domain/rupiah';
import { PriceDetails, type PriceRow } from '@lapak/ordering/checkout/price-details';
import type { OrderFigures } from './order-figures.ts';

interface OrderPriceDetailsProps {
  figures: OrderFigures;
  /** Shipping cost; null where nothing is shipped, `pending` until a courier is chosen. */
  shipping: 'chosen' | 'pending' | null;
  pieces: number;
  /** The counted noun: "barang" by default. */
  unit?: string;
}

/** Price details of goods, a service or a digital product (spec 2 §2, "price details"). */
export function OrderPriceDetails({ figures, shipping, pieces, unit = 'barang' }: OrderPriceDetailsProps) {
  const rows: PriceRow[] = [
    {
      name: `Total Harga (${formatThousands(pieces)} ${unit})`,
      value: formatTotal(pieces === 0 ? null : figures.goodsTotal),
    },
  ];
  if (shipping) {
    const value = shipping === 'pending' ? 'Pilih kurir' : formatPrice(figures.ongkir);
    rows.push({ name: 'Biaya Kirim', value });
  }
  if (figures.discount > 0) {
    rows.push({ name: 'Diskon', value: `-${formatRupiah(figures.discount)}`, isGood: true });
  }
  if (figures.donation > 0) rows.push({ name: 'Donasi', value: formatRupiah(figures.donation) });
  return <PriceDetails rows={rows} total={pieces === 0 ? null : figures.total} />;
}
