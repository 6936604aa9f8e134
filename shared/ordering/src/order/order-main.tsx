import { ErrorCard } from '@lapak/ui/error-card';
import { PageLoading } from '@lapak/ui/page-loading';
import type { ReactNode } from 'react';
import styles from './order-main.module.css';
import type { OrderView } from './order-view.ts';

interface OrderMainProps<Found> {
  view: OrderView<Found>;
  /** Shown when no order has this URL. */
  missing: ReactNode;
  /** A failed load is retried by a button, on a page that does not poll; else it is polled behind the spinner. */
  hasRetry?: boolean;
  /** One narrow column: a form. */
  isNarrow?: boolean;
  children: (found: Found) => ReactNode;
}

/** The content of a page about one order. */
export function OrderMain<Found>({ view, missing, hasRetry, isNarrow, children }: OrderMainProps<Found>) {
  const isFailed = view.state === 'failed';
  return (
    <main className={isNarrow ? styles.narrow : undefined}>
      {(view.state === 'loading' || (isFailed && !hasRetry)) && (
        <PageLoading label="Memuat pesanan" isCut={isFailed} />
      )}
      {isFailed && hasRetry && <ErrorCard retrying={view.isRetrying} onRetry={view.retry} />}
      {view.state === 'missing' && missing}
      {view.state === 'ready' && children(view)}
    </main>
  );
}
