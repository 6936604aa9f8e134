import { useImperativeHandle, type Ref } from 'react';
import { lazyPart } from '@lapak/ui/lazy-part';
import type { OpenProduct } from '../../api/product-api.ts';
import type { OrderIntent } from '../../features/order/order-intent.ts';
import { useOrderDialog } from '../../features/order/use-order-dialog.ts';
import type { Order } from '../../features/order/use-order.ts';
import { ProductTour } from '../../features/tour/product-tour.tsx';
import type { Variant } from '../../features/variant/use-variant.ts';

const loadOrderDialog = () => import('../../features/order/order-dialog.tsx');
const OrderDialog = lazyPart(loadOrderDialog);

/** Loads what a button is going to open. A failed load is shown when it is opened. */
export const loadAheadOfOrder = () =>
  loadOrderDialog().then(
    () => undefined,
    () => undefined,
  );

export interface Ordering {
  /** Opens the dialog of an order. */
  ask: (intent: OrderIntent) => void;
}

interface ProductOverlaysProps {
  ref: Ref<Ordering>;
  username: string;
  detail: OpenProduct;
  variant: Variant;
  order: Order;
}

/** What opens over a product. It has its state to itself, so that the page below is not rendered again when it opens. */
export function ProductOverlays({ ref, username, detail, variant, order }: ProductOverlaysProps) {
  const { asked, ask, control } = useOrderDialog();
  useImperativeHandle(ref, () => ({ ask }));
  return (
    <>
      {asked && (
        <OrderDialog
          // Each opening starts with the cart's quantity (spec 1 §4).
          key={asked.times}
          intent={asked.intent}
          username={username}
          product={detail.data}
          dateServer={detail.date_server}
          variant={variant}
          order={order}
          {...control}
        />
      )}
      <ProductTour isWanted={detail.guide_detail} isPaused={control.open} />
    </>
  );
}
