import { paths } from '@lapak/contracts/routes';
import { addressNeeded } from '@lapak/domain/checkout';
import { messages } from '@lapak/domain/messages';
import { Navigate } from '@lapak/runtime';
import { CheckoutSkeleton } from '@lapak/ordering/checkout/checkout-skeleton';
import { LeavingForOrder } from '@lapak/ordering/place-order/leaving-for-order';
import { ErrorCard } from '@lapak/ui/error-card';
import { CheckoutLayout } from '../../components/checkout-layout.tsx';
import { useCheckoutStart } from '../checkout-start/use-checkout-start.ts';
import { useCheckedLines } from '../lines/use-checked-lines.ts';
import { useOpenOrder } from '../place-order/use-open-order.ts';
import type { CheckoutSource } from './checkout-source.ts';
import { GoodsCheckout } from './goods-checkout.tsx';
import { GoodsSkeleton } from './goods-skeleton.tsx';
import { goodsDraft } from './use-goods-checkout.ts';

interface GoodsCheckoutViewProps {
  username: string;
  source: CheckoutSource;
  editPath?: string;
}

/** Checkout of goods in all its states; with nothing to buy it leads to the store's home (spec 2 §2). */
export function GoodsCheckoutView({ username, source, editPath }: GoodsCheckoutViewProps) {
  const { isOrdered, leaveFor } = useOpenOrder({
    username,
    form: goodsDraft(username),
    finish: source.finish,
  });
  const isEmpty = source.lines.length === 0;
  const { lines, recheck } = useCheckedLines(username, source.lines, source.renew);
  const start = useCheckoutStart(username, {
    needsOrigin: addressNeeded(source.lines),
    failure: messages.somethingFailed1,
  });

  if (isOrdered) return <LeavingForOrder />;
  if (isEmpty) return <Navigate to={paths.home(username)} replace />;
  return (
    <CheckoutLayout username={username} title="Checkout Produk">
      {start.status === 'fetching' &&
        (addressNeeded(source.lines) ? <GoodsSkeleton /> : <CheckoutSkeleton />)}
      {start.status === 'error' && (
        <ErrorCard title={messages.somethingFailed} retrying={start.isRetrying} onRetry={start.retry} />
      )}
      {start.status === 'success' && (
        <GoodsCheckout
          username={username}
          lines={lines}
          user={start.user}
          origin={start.origin}
          editPath={editPath}
          fixes={source}
          onOrdered={leaveFor}
          recheck={recheck}
        />
      )}
    </CheckoutLayout>
  );
}
