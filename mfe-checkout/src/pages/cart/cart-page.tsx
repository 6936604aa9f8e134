import { paths } from '@lapak/contracts/routes';
import {
  prefetchQuery,
  selectCartLines,
  useAppSelector,
  useGoBack,
  useParams,
  type PageModule,
} from '@lapak/runtime';
import { BackBar } from '@lapak/ui/back-bar';
import { cartProductApi } from '../../api/cart-product-api.ts';
import { productIds } from '../../features/lines/line-state.ts';
import { CartEmpty } from './cart-empty.tsx';
import { CartView } from './cart-view.tsx';
import styles from './cart-page.module.css';

export const prefetch: PageModule['prefetch'] = async (context) => {
  const username = context.params.username ?? '';
  const ids = productIds(selectCartLines(context.getState(), username));
  if (ids.length > 0) {
    await prefetchQuery(context, cartProductApi.endpoints.getCartProducts, { username, ids });
  }
};

/** The cart of a store (spec 3 §2, "Cart page"). */
export default function CartPage() {
  const { username = '' } = useParams();
  const goBack = useGoBack(paths.home(username));
  const isEmpty = useAppSelector((state) => selectCartLines(state, username).length === 0);
  return (
    <>
      <title>Keranjang</title>
      <BackBar title="Keranjang" onBack={goBack} />
      <main className={styles.page}>
        {isEmpty ? <CartEmpty username={username} /> : <CartView username={username} />}
      </main>
    </>
  );
}
