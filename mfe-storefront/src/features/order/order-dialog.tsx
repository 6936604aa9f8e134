import type { Product } from '@lapak/contracts/api/catalogue';
import { isSoldOut } from '@lapak/domain/cart';
import { messages } from '@lapak/domain/messages';
import { formatPrice } from '@lapak/domain/rupiah';
import { BottomSheet } from '@lapak/ui/bottom-sheet';
import { Button } from '@lapak/ui/button';
import { QuantityStepper } from '@lapak/ui/quantity-stepper';
import type { DialogControl } from '../../lib/use-lazy-dialog.ts';
import type { Variant } from '../variant/use-variant.ts';
import { offeredStock } from '../variant/variant-offer.ts';
import { VariantPicker } from '../variant/variant-picker.tsx';
import styles from './order-dialog.module.css';
import type { OrderIntent } from './order-intent.ts';
import { OrderedProduct } from './ordered-product.tsx';
import { useOrderForm } from './use-order-form.ts';
import type { Order } from './use-order.ts';

interface OrderDialogProps extends DialogControl {
  intent: OrderIntent;
  username: string;
  product: Product;
  dateServer: string;
  variant: Variant;
  order: Order;
}

const titles: Record<OrderIntent, string> = {
  cart: 'Masukkan keranjang',
  buy: 'Beli langsung',
  order: 'Pesan',
};

/** "Tambahkan ke keranjang" and "Beli" for goods, "Pesan" for services and digital products (spec 1 §2). */
const confirmLabels: Record<OrderIntent, string> = {
  cart: 'Tambahkan ke keranjang',
  buy: 'Beli',
  order: 'Pesan',
};

/** The product, its variant and the quantity; the buttons stay in view below the scrolling part. */
export default function OrderDialog({
  intent,
  username,
  product,
  dateServer,
  variant,
  order,
  open,
  onOpenChange,
}: OrderDialogProps) {
  const form = useOrderForm({ username, product, variant, dateServer, intent });
  const soldOut = isSoldOut({
    ...product,
    stock: offeredStock(product, variant),
    price_variety: variant.combination,
  });
  const confirm = () => {
    if (soldOut || form.problem !== null || form.qty === null) return;
    onOpenChange(false);
    const act = { cart: order.addToCart, buy: order.buyNow, order: order.order }[intent];
    act(form.qty);
  };
  return (
    <BottomSheet
      open={open}
      onOpenChange={onOpenChange}
      title={titles[intent]}
      footer={
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            confirm();
          }}
        >
          <div className={styles.quantity}>
            <span aria-hidden="true">Jumlah</span>
            <QuantityStepper
              label="Jumlah"
              item={product.nama}
              value={form.qty}
              max={form.cap}
              disabled={soldOut}
              error={soldOut ? null : form.problem}
              onValueChange={form.setQty}
              className={styles.stepper}
            />
          </div>
          <p className={styles.total} aria-live="polite">
            <span>Subtotal</span>
            <strong>{form.problem === null ? formatPrice(form.total) : '-'}</strong>
          </p>
          <div className={styles.buttons}>
            <Button variant="secondary" onClick={() => onOpenChange(false)}>
              Cancel
            </Button>
            <Button type="submit" disabled={soldOut || form.problem !== null} className={styles.confirm}>
              {soldOut ? messages.outOfStock : confirmLabels[intent]}
            </Button>
          </div>
        </form>
      }
    >
      <div className={styles.chosenProduct}>
        <OrderedProduct product={product} variant={variant} qty={form.qty} dateServer={dateServer} />
        {product.enable_variations === 1 && (
          <VariantPicker groups={product.product_variety} variant={variant} name="dialog" />
        )}
      </div>
    </BottomSheet>
  );
}
