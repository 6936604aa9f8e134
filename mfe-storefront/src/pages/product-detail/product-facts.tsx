import type { PriceVariety, Product } from '@lapak/contracts/api/catalogue';
import { isSoldOut } from '@lapak/domain/cart';
import { formatThousands } from '@lapak/domain/rupiah';
import { weightText } from '../../lib/weight.ts';
import styles from './product-facts.module.css';

/** Weight, stock and pre-order; weight and stock follow the chosen combination (spec 1 §2). */
export function ProductFacts({ product, variety }: { product: Product; variety: PriceVariety | null }) {
  const weight = weightText(product, variety);
  const stock = variety && product.enable_variations === 1 ? variety.stock : product.stock;
  const soldOut = isSoldOut({ ...product, price_variety: variety });
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
          <dd>{formatThousands(product.buy_limit)} per pesanan</dd>
        </div>
      )}
      {product.pre_order === 1 && (
        <div>
          <dt>Pengiriman</dt>
          <dd>Pre-Order (dikirim dalam {product.pre_order_time ?? 0} hari)</dd>
        </div>
      )}
    </dl>
  );
}
