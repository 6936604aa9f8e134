import { useRef, type ReactNode } from 'react';
import { paths } from '@lapak/contracts/routes';
import { isSoldOut } from '@lapak/domain/cart';
import { selectPublicOrigin, useAppSelector } from '@lapak/runtime';
import type { OpenProduct } from '../../api/product-api.ts';
import { StoreFooter } from '../../features/footer/store-footer.tsx';
import { Gallery } from '../../features/gallery/gallery.tsx';
import type { OrderIntent } from '../../features/order/order-intent.ts';
import { useOrder } from '../../features/order/use-order.ts';
import { useVariant } from '../../features/variant/use-variant.ts';
import { offeredStock } from '../../features/variant/variant-offer.ts';
import { VariantPicker } from '../../features/variant/variant-picker.tsx';
import { VoucherWidget } from '../../features/voucher/voucher-widget.tsx';
import { absoluteUrl } from '@lapak/domain/absolute-url';
import { BelowFirstView } from '../../lib/below-first-view.tsx';
import { productPictures } from '../../lib/product-pictures.ts';
import { NoScriptHint } from '@lapak/ui/no-script-hint';
import { ProductActions } from './product-actions.tsx';
import { ProductDescription } from './product-description.tsx';
import { ProductHeader } from './product-header.tsx';
import { loadAheadOfOrder, ProductOverlays, type Ordering } from './product-overlays.tsx';
import { ProductSummary } from './product-summary.tsx';
import styles from './product-view.module.css';

export interface ProductViewProps {
  username: string;
  detail: OpenProduct;
  affiliateCode: string | null;
  onBack: () => void;
  /** "Beli" or "Beli Langsung", for goods. */
  buyLabel: string;
  share: (target: { url: string; text: string }) => ReactNode;
  note?: ReactNode;
}

/** A product with all its parts; the layouts pass in what differs between them. */
export function ProductView({
  username,
  detail,
  affiliateCode,
  onBack,
  buyLabel,
  share,
  note,
}: ProductViewProps) {
  const { data: product, setting, date_server: dateServer } = detail;
  const origin = useAppSelector(selectPublicOrigin);
  const variant = useVariant(product);
  const variety = variant.combination;
  const order = useOrder({ username, product, variety, dateServer, affiliateCode });
  const overlays = useRef<Ordering>(null);
  const ask = (intent: OrderIntent) => overlays.current?.ask(intent);
  const soldOut = isSoldOut({ ...product, stock: offeredStock(product, variant), price_variety: variety });
  const pathOfProduct = paths.product(username, product.slug || product.id);

  return (
    <>
      <ProductHeader username={username} product={product} onBack={onBack} />
      <NoScriptHint />
      <main className={styles.main}>
        <Gallery
          className={styles.gallery}
          name={product.nama}
          pictures={productPictures(product)}
          // A picture opens the order only when the product can be ordered (spec 1 §2).
          onPictureClick={soldOut ? undefined : () => ask(product.category === 'barang' ? 'cart' : 'order')}
        />
        <div className={styles.info}>
          <div className={styles.choices}>
            <ProductSummary username={username} detail={detail} variant={variant} />
            {note}
            {product.enable_variations === 1 && (
              <section className={styles.card}>
                <VariantPicker groups={product.product_variety} variant={variant} name="page" />
              </section>
            )}
          </div>
          <ProductActions
            product={product}
            setting={setting}
            isSoldOut={soldOut}
            buyLabel={buyLabel}
            onLoad={loadAheadOfOrder}
            onAsk={ask}
          />
        </div>
        <BelowFirstView>
          <div className={styles.extras}>
            <VoucherWidget username={username} className={styles.card} />
            {share({ url: absoluteUrl(origin, pathOfProduct), text: product.nama })}
          </div>
          <ProductDescription product={product} />
        </BelowFirstView>
      </main>
      <BelowFirstView>
        <StoreFooter setting={setting} subscription={detail} />
      </BelowFirstView>
      <div className={styles.end} />
      <ProductOverlays ref={overlays} username={username} detail={detail} variant={variant} order={order} />
    </>
  );
}
