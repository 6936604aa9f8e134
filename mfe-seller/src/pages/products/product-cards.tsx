import type { SellerProductItem } from '@lapak/contracts/api/seller-product';
import { PageLink } from '@lapak/runtime';
import { Badge } from '@lapak/ui/badge';
import { Picture } from '@lapak/ui/picture';
import cards from '../../components/list-cards.module.css';
import { SelectBox } from '../../components/select-box.tsx';
import type { Selection } from '../../lib/use-selection.ts';
import { Combinations } from './combinations.tsx';
import { ProductPrice, ProductStock } from './product-figure.tsx';
import type { ProductRow } from './product-row.ts';
import styles from './products-list.module.css';
import type { SaveProductCell } from './use-cells.ts';

export interface ProductsViewsProps {
  toko: string;
  rows: readonly ProductRow[];
  selection: Selection<SellerProductItem>;
  onSave: SaveProductCell;
}

/** Products on a phone. */
export function ProductCards({ toko, rows, selection, onSave }: ProductsViewsProps) {
  return (
    <ul className={cards.cards}>
      {rows.map((row) => (
        <li key={row.product.id} className={cards.card}>
          <div className={cards.head}>
            <SelectBox
              label={`Pilih ${row.product.nama}`}
              checked={selection.has(row.product.id)}
              onCheckedChange={(isChosen) => selection.choose(row.product.id, isChosen)}
            />
            <Picture className={styles.picture} src={row.product.image_url} alt="" width={56} height={56} />
            <PageLink className={cards.link} to={row.href}>
              <span className={cards.name}>{row.product.nama}</span>
              <span className={cards.muted}>
                {[row.what, `Terjual\u00a0${row.sold}`].filter(Boolean).join(', ')}
              </span>
            </PageLink>
          </div>
          {row.badges.length > 0 && (
            <p className={styles.badges}>
              {row.badges.map(({ label, tone }) => (
                <Badge key={label} tone={tone}>
                  {label}
                </Badge>
              ))}
            </p>
          )}
          <dl className={styles.figures}>
            <dt>Harga</dt>
            <dd>
              <ProductPrice row={row} onSave={onSave} />
            </dd>
            <dt>Stok</dt>
            <dd>
              <ProductStock row={row} onSave={onSave} />
            </dd>
          </dl>
          {row.hasCombinations && <Combinations toko={toko} product={row.product} onSave={onSave} />}
        </li>
      ))}
    </ul>
  );
}
