import { paths } from '@lapak/contracts/routes';
import { storeProblem } from '@lapak/domain/store-problem';
import { StoreClosedNotice } from '@lapak/ordering/checkout/store-closed-notice';
import {
  type PageModule,
  prefetchQuery,
  selectCartLines,
  useAppSelector,
  useGoBack,
  useParams,
} from '@lapak/runtime';
import { BackBar } from '@lapak/ui/back-bar';
import type { ReactNode } from 'react';
import { cartProductApi } from '../../api/cart-product-api.ts';
import { productIds } from '../../features/lines/line-state.ts';
import { useFreshStore } from '../../features/store-state/use-fresh-store.ts';
import { CartEmpty } from './cart-empty.tsx';
import { CartView } from './cart-view.tsx';
import { Skeleton } from '@lapak/ui/skeleton';
import styles from './cart-page.module.css';

/** Title and width of the cart, whatever is in it. */
function CartLayout({ children }: { children: ReactNode }) {
  const { username = '' } = useParams();
  const goBack = useGoBack(paths.home(username));
  return (
    <>
      <title>Keranjang</title>
      <BackBar title="Keranjang" onBack={goBack} />
      <main className={styles.page}>{children}</main>
    </>
  );
}

/** The outline of every cart: nothing of its lines. */
function CartOutline() {
  return (
    <CartLayout>
      <div className={styles.lines} role="status" aria-label="Memuat keranjang">
        <Skeleton shape="block" className={styles.outline} />
        <Skeleton shape="block" className={styles.outline} />
        <Skeleton shape="block" className={styles.outline} />
      </div>
    </CartLayout>
  );
}

export const Outline: PageModule['Outline'] = CartOutline;

/**
 * Asks for the products of the lines and does not wait for them: the browser knows the lines, and shows them as they were
 * until the server's prices and stock are there.
 */
export const prefetch: PageModule['prefetch'] = (context) => {
  const username = context.params.username ?? '';
  const ids = productIds(selectCartLines(context.getState(), username));
  if (ids.length > 0) {
    // A failure is the view's: the lines stay as they were.
    prefetchQuery(context, cartProductApi.endpoints.getCartProducts, { username, ids }).catch(
      () => undefined,
    );
  }
  return Promise.resolve();
};

/** The cart of a store (spec 3 §2, "Cart page"). */
export default function CartPage() {
  const { username = '' } = useParams();
  const isEmpty = useAppSelector((state) => selectCartLines(state, username).length === 0);
  const problem = storeProblem(useFreshStore(username));
  return (
    <CartLayout>
      <StoreClosedNotice problem={problem} kept="Keranjang kamu tetap tersimpan." />
      {isEmpty ? <CartEmpty username={username} /> : <CartView username={username} />}
    </CartLayout>
  );
}
