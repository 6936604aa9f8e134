import type { Product } from '@lapak/contracts/api/catalogue';
import { isSoldOut } from '@lapak/domain/cart';
import { formatThousands } from '@lapak/domain/rupiah';
import type { Variant } from '../../features/variant/use-variant.ts';
import { offeredStock } from '../../features/variant/variant-offer.ts';
import { weightText } from '../../lib/weight.ts';
import styles from './product-facts.module.css';

/** Weight, stock and pre-order; weight and stock follow the chosen combination (spec 1 §2). */
export function ProductFacts({ product, variant }: { product: Product; variant: Variant }) {
  const weight = weightText(product, variant.combination);
  const stock = offeredStock(product, variant);
  const soldOut = isSoldOut({ ...product, stock, price_variety: variant.combination });
  return (
    <dl className={styles.facts}>
      {weight && (
        <div>
          <dt>Berat</dt>
          <dd>{weight}</dd>
        </div>
      )}
      {product.category !== 'jasa' && (
        <div>
          <dt>Stok</dt>
          <dd className={soldOut ? styles.none : undefined}>
            {soldOut ? 'STOK HABIS' : formatThousands(Math.max(0, stock))}
          </dd>
        </div>
      )}
      {product.is_limit === 1 && product.buy_limit !== null && (
        <div>
          <dt>Batas beli</dt>
          <dd>{`${formatThousands(product.buy_limit)} per pesanan`}</dd>
        </div>
      )}
      {product.pre_order === 1 && (
        <div>
          <dt>Pengiriman</dt>
          <dd>{`Pre-Order (dikirim dalam ${product.pre_order_time ?? 0} hari)`}</dd>
        </div>
      )}
    </dl>
  );
}
