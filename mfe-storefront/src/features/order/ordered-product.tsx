import type { Product } from '@lapak/contracts/api/catalogue';
import { pictureSrcSet, pictureUrl } from '@lapak/contracts/pictures';
import { formatThousands } from '@lapak/domain/rupiah';
import { combinationLabel } from '@lapak/domain/variation';
import { Picture } from '@lapak/ui/picture';
import { PriceTag } from '@lapak/ui/price-tag';
import type { Variant } from '../variant/use-variant.ts';
import { offeredPrice, offeredStock } from '../variant/variant-offer.ts';
import styles from './order-dialog.module.css';

interface OrderedProductProps {
  product: Product;
  variant: Variant;
  qty: number | null;
  dateServer: string;
}

/** What is about to be ordered: picture, name, the price at this quantity, the stock of this variant. */
export function OrderedProduct({ product, variant, qty, dateServer }: OrderedProductProps) {
  const picture = product.image_url;
  const chosen = combinationLabel(product.product_variety, variant.combination);
  return (
    <div className={styles.product}>
      <Picture
        src={picture && pictureUrl(picture, 160)}
        srcSet={picture ? pictureSrcSet(picture, [96, 160, 240]) : undefined}
        sizes="80px"
        alt=""
        width={80}
        height={80}
        className={styles.picture}
      />
      <div className={styles.about}>
        <p className={styles.name}>{product.nama}</p>
        {chosen && <p className={styles.chosen}>{chosen}</p>}
        <PriceTag {...offeredPrice(product, variant, qty ?? 1, dateServer)} />
        {product.category !== 'jasa' && (
          <p
            className={styles.stock}
          >{`Stok: ${formatThousands(Math.max(0, offeredStock(product, variant)))}`}</p>
        )}
      </div>
    </div>
  );
}
