import { PageLink } from '@lapak/runtime';
import { Badge } from '@lapak/ui/badge';
import { Picture } from '@lapak/ui/picture';
import { Fragment } from 'react';
import table from '../../components/list-table.module.css';
import { SelectBox } from '../../components/select-box.tsx';
import { Combinations } from './combinations.tsx';
import type { ProductsViewsProps } from './product-cards.tsx';
import { ProductPrice, ProductStock } from './product-figure.tsx';
import styles from './products-list.module.css';

/** Products on a wide screen. */
export function ProductsTable({ toko, rows, selection, onSave }: ProductsViewsProps) {
  return (
    <div className={table.scroller}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col" className={table.select}>
              <SelectBox
                label="Pilih semua di halaman ini"
                checked={selection.isAll}
                onCheckedChange={selection.chooseAll}
              />
            </th>
            <th scope="col">Produk</th>
            <th scope="col">Keadaan</th>
            <th scope="col" className={table.number}>
              Terjual
            </th>
            <th scope="col" className={table.number}>
              Harga
            </th>
            <th scope="col" className={table.number}>
              Stok
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.product.id}>
              <tr data-chosen={selection.has(row.product.id) || undefined}>
                <td className={table.select}>
                  <SelectBox
                    label={`Pilih ${row.product.nama}`}
                    checked={selection.has(row.product.id)}
                    onCheckedChange={(isChosen) => selection.choose(row.product.id, isChosen)}
                  />
                </td>
                <td>
                  <span className={styles.product}>
                    <Picture
                      className={styles.picture}
                      src={row.product.image_url}
                      alt=""
                      width={56}
                      height={56}
                    />
                    <span className={styles.words}>
                      <PageLink className={styles.link} to={row.href}>
                        {row.product.nama}
                      </PageLink>
                      {row.what && <span className={table.muted}>{row.what}</span>}
                    </span>
                  </span>
                </td>
                <td>
                  <span className={styles.badges}>
                    {row.badges.map(({ label, tone }) => (
                      <Badge key={label} tone={tone}>
                        {label}
                      </Badge>
                    ))}
                  </span>
                </td>
                <td className={table.number}>{row.sold}</td>
                <td className={table.number}>
                  <ProductPrice row={row} onSave={onSave} />
                </td>
                <td className={table.number}>
                  <ProductStock row={row} onSave={onSave} />
                </td>
              </tr>
              {row.hasCombinations && (
                <tr>
                  <td colSpan={6}>
                    <Combinations toko={toko} product={row.product} onSave={onSave} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
