import type { SellerProductsResponse } from '@lapak/contracts/api/seller-product';
import { lazyPart } from '@lapak/ui/lazy-part';
import { useMediaQuery } from '@lapak/ui/use-media-query';
import { useState, type ReactNode } from 'react';
import styles from '../../components/list-page.module.css';
import { Pages } from '../../components/pages.tsx';
import { useSelection } from '../../lib/use-selection.ts';
import type { ManyDialogProps } from './many-dialog.tsx';
import { ProductCards } from './product-cards.tsx';
import { productRow } from './product-row.ts';
import { ProductsBar } from './products-bar.tsx';
import { productsHref, type ProductsQuery } from './products-query.ts';
import { ProductsTable } from './products-table.tsx';
import { useCells } from './use-cells.ts';

const ManyDialog = lazyPart<ManyDialogProps>(() =>
  import('./many-dialog.tsx').then((module) => ({ default: module.ManyDialog })),
);

interface ProductsListProps {
  query: ProductsQuery;
  answer: SellerProductsResponse;
  isBehind: boolean;
  /** In place of no products. */
  empty: ReactNode;
}

/**
 * Products as cards on a phone and as a table on a wider screen, edited in place or many at once. A change that is being made stays, and is
 * of the same products, while they leave the list.
 */
export function ProductsList({ query, answer, isBehind, empty }: ProductsListProps) {
  const { toko, page: _page, sort_by: _sorting, ...filter } = query;
  const { data: items, total } = answer;
  const isWide = useMediaQuery('(min-width: 768px)');
  const selection = useSelection(items);
  const [isAllFound, setAllFound] = useState(false);
  const [changing, setChanging] = useState<Pick<ManyDialogProps, 'which' | 'count'> | null>(null);
  const save = useCells(toko);
  const isOfAll = isAllFound && selection.isAll;
  const count = isOfAll ? total : selection.shown.length;
  const view = { toko, rows: items.map((product) => productRow(toko, product)), selection, onSave: save };
  return (
    <div className={styles.list} aria-busy={isBehind || undefined}>
      {items.length === 0 ? empty : isWide ? <ProductsTable {...view} /> : <ProductCards {...view} />}
      <Pages answer={answer} hrefOf={(page) => productsHref({ ...query, page })} />
      <ProductsBar
        count={count}
        moreTotal={selection.isAll && !isOfAll && total > items.length ? total : null}
        onAll={() => setAllFound(true)}
        onChooseShown={selection.isAll ? null : () => selection.chooseAll(true)}
        onClear={() => {
          setAllFound(false);
          selection.clear();
        }}
        onChange={() =>
          setChanging({
            which: isOfAll ? { all_of: filter } : { ids: selection.shown.map(({ id }) => id) },
            count,
          })
        }
      />
      <ManyDialog
        open={changing !== null}
        onOpenChange={(isOpen) => !isOpen && setChanging(null)}
        toko={toko}
        which={changing?.which ?? { ids: [] }}
        count={changing?.count ?? 0}
        onDone={() => {
          setChanging(null);
          setAllFound(false);
          selection.clear();
        }}
      />
    </div>
  );
}
