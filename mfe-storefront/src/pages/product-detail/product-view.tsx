import type { ReactNode } from 'react';
import { paths } from '@lapak/contracts/routes';
import { isSoldOut } from '@lapak/domain/cart';
import { selectPublicOrigin, useAppSelector } from '@lapak/runtime';
import type { ProductDetail } from '../../api/product-api.ts';
import { StoreFooter } from '../../features/footer/store-footer.tsx';
import { Gallery } from '../../features/gallery/gallery.tsx';
import { useOrderDialog } from '../../features/order/use-order-dialog.ts';
import { useOrder } from '../../features/order/use-order.ts';
import { ProductTour } from '../../features/tour/product-tour.tsx';
import { useVariant } from '../../features/variant/use-variant.ts';
import { offeredStock } from '../../features/variant/variant-offer.ts';
import { VariantPicker } from '../../features/variant/variant-picker.tsx';
import { VoucherWidget } from '../../features/voucher/voucher-widget.tsx';
import { lazyPart } from '@lapak/ui/lazy-part';
import { absoluteUrl } from '@lapak/domain/absolute-url';
import { BelowFirstView } from '../../lib/below-first-view.tsx';
import { productPictures } from '../../lib/product-pictures.ts';
import { ProductActions } from './product-actions.tsx';
import { ProductDescription } from './product-description.tsx';
import { ProductHeader } from './product-header.tsx';
import { ProductSummary } from './product-summary.tsx';
import styles from './product-view.module.css';

const OrderDialog = lazyPart(() => import('../../features/order/order-dialog.tsx'));

export interface ProductViewProps {
  username: string;
  detail: ProductDetail;
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
  const dialog = useOrderDialog();
  const soldOut = isSoldOut({ ...product, stock: offeredStock(product, variant), price_variety: variety });
  const pathOfProduct = paths.product(username, product.slug || product.id);

  return (
    <>
      <ProductHeader username={username} product={product} onBack={onBack} />
      <main className={styles.main}>
        <Gallery
          className={styles.gallery}
          name={product.nama}
          pictures={productPictures(product)}
          // A picture opens the order only when the product can be ordered (spec 1 §2).
          onPictureClick={
            soldOut ? undefined : () => dialog.ask(product.category === 'barang' ? 'cart' : 'order')
          }
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
            onAsk={dialog.ask}
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
      {dialog.asked && (
        <OrderDialog
          // Each opening starts with the cart's quantity (spec 1 §4).
          key={dialog.asked.times}
          intent={dialog.asked.intent}
          username={username}
          product={product}
          dateServer={dateServer}
          variant={variant}
          order={order}
          {...dialog.control}
        />
      )}
      <ProductTour isWanted={detail.guide_detail} isPaused={dialog.control.open} />
    </>
  );
}
