import { icons } from '@lapak/ui/icons';
import type { Product } from '@lapak/contracts/api/catalogue';
import type { StoreSetting } from '@lapak/contracts/api/store';
import { messages } from '@lapak/domain/messages';
import { Button, buttonClass } from '@lapak/ui/button';
import { Icon } from '@lapak/ui/icon';
import { StickyBar } from '@lapak/ui/sticky-bar';
import type { OrderIntent } from '../../features/order/order-intent.ts';
import { ChatButton } from '../../features/store/chat-button.tsx';
import styles from './product-actions.module.css';

interface ProductActionsProps {
  product: Product;
  setting: StoreSetting;
  isSoldOut: boolean;
  buyLabel: string;
  /** A finger or the mouse is down on a button that asks: what it opens can be loaded. */
  onTouch: () => void;
  onAsk: (intent: OrderIntent) => void;
}

/** The buttons at the bottom: chat, and what can be done with this kind of product (spec 1 §2). */
export function ProductActions({ product, setting, isSoldOut, buyLabel, ...asking }: ProductActionsProps) {
  return (
    <StickyBar label="Beli produk" inFlowWhenWide roomElsewhere className={styles.bar}>
      <ChatButton
        setting={setting}
        // Its visible text, if any, is its accessible name.
        label={isSoldOut ? undefined : 'Chat penjual'}
        data-tour="chat"
        className={`${buttonClass({ variant: 'secondary' })} ${isSoldOut ? styles.grow : styles.chat}`}
      >
        {isSoldOut ? 'Hubungi Penjual' : <Icon shape={icons.chat} size={22} />}
      </ChatButton>
      {isSoldOut ? <SoldOut /> : <OrderButtons product={product} buyLabel={buyLabel} {...asking} />}
    </StickyBar>
  );
}

function SoldOut() {
  return (
    <Button disabled className={styles.grow} data-tour="order">
      {messages.outOfStock}
    </Button>
  );
}

// The host queues taps before hydration and replays them by these attributes.
function OrderButtons({
  product,
  buyLabel,
  onTouch,
  onAsk,
}: Pick<ProductActionsProps, 'product' | 'buyLabel' | 'onTouch' | 'onAsk'>) {
  const asks = (intent: OrderIntent) => ({ onPointerDown: onTouch, onClick: () => onAsk(intent) });
  if (product.category !== 'barang') {
    return (
      <Button className={styles.grow} data-replay="order" data-tour="order" {...asks('order')}>
        {product.category === 'jasa' ? 'Pesan' : 'Beli'}
      </Button>
    );
  }
  return (
    <>
      <Button variant="secondary" className={styles.grow} data-replay="add-to-cart" {...asks('cart')}>
        Keranjang
      </Button>
      <Button className={styles.grow} data-replay="buy-now" data-tour="order" {...asks('buy')}>
        {buyLabel}
      </Button>
    </>
  );
}
