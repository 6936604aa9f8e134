import { lineKey } from '@lapak/domain/cart';
import type { CartLine } from '@lapak/domain/cart-line';
import { messages } from '@lapak/domain/messages';
import { formatTotal } from '@lapak/domain/rupiah';
import { useState } from 'react';
import { CartBar } from './cart-bar.tsx';
import { CartLineCard } from './cart-line-card.tsx';
import { LazyConfirmDialog } from '@lapak/ui/lazy-confirm-dialog';
import styles from './cart-page.module.css';
import { useCart } from './use-cart.ts';

/** As many as a phone shows at once. */
const FIRST_LINES = 3;

/** Lines, subtotal and the link to the checkout. */
export function CartView({ username }: { username: string }) {
  const cart = useCart(username);
  const [deleting, setDeleting] = useState<CartLine | null>(null);

  return (
    <div className={styles.columns}>
      <ul className={styles.lines} aria-label="Isi keranjang">
        {cart.lines.map((checked, place) => (
          <CartLineCard
            key={lineKey(checked.line)}
            username={username}
            checked={checked}
            dateServer={cart.dateServer}
            isFirst={place < FIRST_LINES}
            onQtyChange={(qty) => cart.setQty(checked.line, qty)}
            onDelete={() => setDeleting(checked.line)}
          />
        ))}
      </ul>
      <div className={styles.summary}>
        <div className={styles.figures}>
          <dl className={styles.list}>
            <div className={styles.figure}>
              <dt>Jumlah barang</dt>
              <dd>{cart.pieces}</dd>
            </div>
            <div className={`${styles.figure} ${styles.wide}`}>
              <dt>Subtotal</dt>
              <dd className={styles.subtotal}>{formatTotal(cart.subtotal)}</dd>
            </div>
          </dl>
          <p className={styles.note}>Belum termasuk biaya kirim</p>
        </div>
        <CartBar username={username} subtotal={cart.subtotal} canCheckout={cart.canCheckout} />
      </div>
      <LazyConfirmDialog
        open={deleting !== null}
        onOpenChange={(open) => !open && setDeleting(null)}
        title={messages.confirmProductRemoval}
        description={deleting?.nama}
        confirmLabel="Hapus"
        danger
        onConfirm={() => {
          if (deleting) cart.remove(deleting);
          setDeleting(null);
        }}
      />
    </div>
  );
}
