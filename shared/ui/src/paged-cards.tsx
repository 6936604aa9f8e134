import type { ReactNode } from 'react';
import { CardList, CardListSkeleton } from './card-list.tsx';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';
import { ErrorCard } from './error-card.tsx';
import { ListEnd } from './list-end.tsx';
import type { ListView } from './list-view.ts';
import styles from './paged-cards.module.css';

export interface PagedCardsProps<Item extends { id: string | number }> {
  view: ListView<Item>;
  card: (item: Item) => ReactNode;
  /** Noun for the labels: "transaksi". */
  what: string;
  /** Above the cards: what narrows the list. */
  top?: ReactNode;
  /** The empty state. */
  empty: Pick<EmptyStateProps, 'icon' | 'title' | 'action'>;
}

/** A paginated list of cards: loading, failed, empty, or its cards and the next page. */
export function PagedCards<Item extends { id: string | number }>({
  view,
  card,
  what,
  top,
  empty,
}: PagedCardsProps<Item>) {
  return (
    <main className={styles.page}>
      {top}
      {view.state === 'loading' && <CardListSkeleton label={`Memuat ${what}`} />}
      {view.state === 'failed' && <ErrorCard retrying={view.isRetrying} onRetry={view.retry} />}
      {view.state === 'ready' && view.items.length === 0 && <EmptyState {...empty} />}
      {view.state === 'ready' && view.items.length > 0 && (
        <>
          <CardList>
            {view.items.map((item) => (
              <li key={item.id}>{card(item)}</li>
            ))}
          </CardList>
          <ListEnd loadingLabel={`Memuat ${what} berikutnya`} {...view} />
        </>
      )}
    </main>
  );
}
