import { startTransition, useState } from 'react';
import { icons } from '@lapak/ui/icons';
import type { Product } from '@lapak/contracts/api/catalogue';
import type { StoreSetting } from '@lapak/contracts/api/store';
import { messages } from '@lapak/domain/messages';
import { Button, buttonClass, type ButtonProps } from '@lapak/ui/button';
import { Icon } from '@lapak/ui/icon';
import { StickyBar } from '@lapak/ui/sticky-bar';
import type { OrderIntent } from '../../features/order/order-intent.ts';
import { ChatLink } from '@lapak/ordering/chat/chat-link';
import styles from './product-actions.module.css';

interface ProductActionsProps {
  product: Product;
  setting: StoreSetting;
  isSoldOut: boolean;
  buyLabel: string;
  /** Loads what a button opens: when a finger or the mouse is down on it, and before it asks. Never rejects. */
  onLoad: () => Promise<void>;
  onAsk: (intent: OrderIntent) => void;
}

/** The buttons at the bottom: chat, and what can be done with this kind of product (spec 1 §2). */
export function ProductActions({ product, setting, isSoldOut, buyLabel, ...asking }: ProductActionsProps) {
  return (
    <StickyBar label="Beli produk" inFlowWhenWide roomElsewhere className={styles.bar}>
      <ChatLink
        setting={setting}
        // Its visible text, if any, is its accessible name.
        label={isSoldOut ? undefined : 'Chat penjual'}
        data-tour="chat"
        className={`${buttonClass({ variant: 'secondary' })} ${isSoldOut ? styles.grow : styles.chat}`}
      >
        {isSoldOut ? 'Hubungi Penjual' : <Icon shape={icons.chat} size={22} />}
      </ChatLink>
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

type Asking = Pick<ProductActionsProps, 'onLoad' | 'onAsk'>;

/** A button that opens the order's dialog. It looks pressed until the dialog is there, so a tap is answered in the next frame. */
function AskButton({ intent, onLoad, onAsk, ...button }: ButtonProps & Asking & { intent: OrderIntent }) {
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    if (isOpening) return;
    setOpening(true);
    await onLoad();
    startTransition(() => {
      setOpening(false);
      onAsk(intent);
    });
  };
  return (
    <Button
      {...button}
      className={styles.grow}
      aria-busy={isOpening}
      onPointerDown={() => void onLoad()}
      onClick={() => void open()}
    />
  );
}

// The host queues taps before hydration and replays them by these attributes.
function OrderButtons({
  product,
  buyLabel,
  ...asking
}: Pick<ProductActionsProps, 'product' | 'buyLabel'> & Asking) {
  if (product.category !== 'barang') {
    return (
      <AskButton {...asking} intent="order" data-replay="order" data-tour="order">
        {product.category === 'jasa' ? 'Pesan' : 'Beli'}
      </AskButton>
    );
  }
  return (
    <>
      <AskButton {...asking} intent="cart" variant="secondary" data-replay="add-to-cart">
        Keranjang
      </AskButton>
      <AskButton {...asking} intent="buy" data-replay="buy-now" data-tour="order">
        {buyLabel}
      </AskButton>
    </>
  );
}
