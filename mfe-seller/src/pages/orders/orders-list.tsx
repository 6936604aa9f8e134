import type { SellerOrdersResponse } from '@lapak/contracts/api/seller-order';
import { lazyPart } from '@lapak/ui/lazy-part';
import { useMediaQuery } from '@lapak/ui/use-media-query';
import { OrderCards } from './order-cards.tsx';
import { orderRow } from './order-row.ts';
import { OrdersTable } from './orders-table.tsx';
import { Pages } from '../../components/pages.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { StepDialogs } from './step-dialogs.tsx';
import * as consolePaths from '@lapak/contracts/console-paths';
import type { OutcomesDialogProps } from '../../features/orders/outcomes-dialog.tsx';
import { useNow } from '../../features/orders/use-now.ts';
import type { ReactNode } from 'react';
import type { OrdersQuery } from './orders-query.ts';
import styles from '../../components/list-page.module.css';
import { useKeptFocus } from './use-kept-focus.ts';
import { useListSteps } from './use-list-steps.ts';
import { useSelection } from '../../lib/use-selection.ts';

const OutcomesDialog = lazyPart<OutcomesDialogProps>(() =>
  import('../../features/orders/outcomes-dialog.tsx').then((module) => ({ default: module.OutcomesDialog })),
);

interface OrdersListProps {
  query: OrdersQuery;
  answer: SellerOrdersResponse;
  isBehind: boolean;
  /** In place of no orders. */
  empty: ReactNode;
}

/**
 * Orders as cards on a phone and as a table on a wider screen, with the steps that one or many of them are open to. What a step asks and
 * how it ended stays while the orders leave the list.
 */
export function OrdersList({ query, answer, isBehind, empty }: OrdersListProps) {
  const { toko, page: _page, ...narrowing } = query;
  const items = answer.data;
  const isWide = useMediaQuery('(min-width: 768px)');
  const now = useNow();
  const selection = useSelection(items);
  const steps = useListSteps(toko, selection.clear);
  const rows = items.map((order) => orderRow(toko, order, now));
  const view = { rows, selection, onStep: steps.ask, isTaking: steps.isTaking };
  const kept = useKeptFocus(items);
  return (
    <div className={styles.list} aria-busy={isBehind || undefined} {...kept}>
      {items.length === 0 ? empty : isWide ? <OrdersTable {...view} /> : <OrderCards {...view} />}
      <Pages
        answer={answer}
        hrefOf={(other) =>
          consolePaths.orders(toko, { ...narrowing, page: other > 1 ? String(other) : undefined })
        }
      />
      <SelectionBar
        selection={selection}
        printHref={consolePaths.print(toko, { ids: selection.shown.map(({ id }) => id).join(',') })}
        onStep={steps.ask}
        isTaking={steps.isTaking}
      />
      <StepDialogs steps={steps} />
      <OutcomesDialog
        open={steps.isFailedShown}
        onOpenChange={steps.showFailed}
        step={steps.failed?.step ?? 'confirm'}
        kind={steps.failed?.kind ?? 'barang'}
        outcomes={steps.failed?.outcomes ?? []}
      />
    </div>
  );
}
