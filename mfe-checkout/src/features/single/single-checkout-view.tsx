import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import { Navigate, useParams } from '@lapak/runtime';
import { CheckoutSkeleton } from '@lapak/ordering/checkout/checkout-skeleton';
import { LeavingForOrder } from '@lapak/ordering/place-order/leaving-for-order';
import { ErrorCard } from '@lapak/ui/error-card';
import { CheckoutLayout } from '../../components/checkout-layout.tsx';
import { useCheckoutStart } from '../checkout-start/use-checkout-start.ts';
import { useCheckedLines } from '../lines/use-checked-lines.ts';
import { useOpenOrder } from '../place-order/use-open-order.ts';
import { SingleCheckout } from './single-checkout.tsx';
import type { SingleKind } from './single-kind.ts';
import { singleDraft } from './use-single-checkout.ts';
import { useSingleSource } from './use-single-source.ts';

/** Checkout of one service or digital product in all its states; with none it leads to the store's home (spec 2 §2). */
export function SingleCheckoutView({ kind }: { kind: SingleKind }) {
  const { username = '' } = useParams();
  const source = useSingleSource(username, kind);
  const { line } = source;
  const { isOrdered, leaveFor } = useOpenOrder({
    username,
    form: line ? singleDraft(username, line) : '',
    finish: source.finish,
  });
  const { lines, recheck } = useCheckedLines(username, line ? [line] : [], source.renew);
  const start = useCheckoutStart(username, { needsOrigin: false, failure: messages.somethingFailed });
  const [checked] = lines;

  if (isOrdered) return <LeavingForOrder />;
  if (!line) return <Navigate to={paths.home(username)} replace />;
  return (
    <CheckoutLayout username={username} title={kind.title}>
      {(start.status === 'fetching' || !checked) && <CheckoutSkeleton />}
      {start.status === 'error' && (
        <ErrorCard title={messages.somethingFailed} retrying={start.isRetrying} onRetry={start.retry} />
      )}
      {start.status === 'success' && checked && (
        <SingleCheckout
          username={username}
          kind={kind}
          checked={checked}
          user={start.user}
          onQtyChange={(qty) => source.setQty(checked.line, qty)}
          onRemove={source.remove}
          onOrdered={leaveFor}
          recheck={recheck}
        />
      )}
    </CheckoutLayout>
  );
}
