import type { SellerProductItem } from '@lapak/contracts/api/seller-product';
import type { ProductForm } from '@lapak/contracts/store-document/product';
import { formatRupiah, formatThousands } from '@lapak/domain/rupiah';
import { Button } from '@lapak/ui/button';
import { Icon } from '@lapak/ui/icon';
import { icons } from '@lapak/ui/icons';
import { Skeleton } from '@lapak/ui/skeleton';
import { useId, useState } from 'react';
import { useGetProductQuery } from '../../api/product-api.ts';
import { QueryView } from '../../components/query-view.tsx';
import styles from './combinations.module.css';
import { EditCell } from './edit-cell.tsx';
import type { SaveProductCell } from './use-cells.ts';

/** A product may have a thousand. */
const SHOWN_AT_ONCE = 50;

type Combination = NonNullable<ProductForm['price_variety']>[number];

interface CombinationsProps {
  toko: string;
  product: SellerProductItem;
  onSave: SaveProductCell;
}

interface CombinationRowProps extends Pick<CombinationsProps, 'product' | 'onSave'> {
  combination: Combination;
}

function CombinationRow({ product, combination: { options, price, stock }, onSave }: CombinationRowProps) {
  const name = options.join(', ');
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <EditCell
          label={`harga ${product.nama} ${name}`}
          kind="rupiah"
          value={price}
          format={formatRupiah}
          save={(from, to) => onSave(product, { field: 'harga', options }, from, to)}
        />
      </td>
      <td>
        <EditCell
          label={`stok ${product.nama} ${name}`}
          kind="pieces"
          value={stock}
          format={formatThousands}
          save={(from, to) => onSave(product, { field: 'stock', options }, from, to)}
        />
      </td>
    </tr>
  );
}

function CombinationTable({ toko, product, onSave }: CombinationsProps) {
  const [limit, setLimit] = useState(SHOWN_AT_ONCE);
  const query = useGetProductQuery({ toko, id: product.id });
  return (
    <QueryView
      query={query}
      what="Kombinasi"
      loading={
        <div role="status" aria-label="Memuat kombinasi">
          <Skeleton width="long" />
        </div>
      }
    >
      {({
        data: {
          product: { price_variety: list },
        },
      }) =>
        list && (
          <>
            <table className={styles.table} aria-label={`Kombinasi ${product.nama}`}>
              <thead>
                <tr>
                  <th scope="col">Kombinasi</th>
                  <th scope="col">Harga</th>
                  <th scope="col">Stok</th>
                </tr>
              </thead>
              <tbody>
                {list.slice(0, limit).map((combination) => (
                  <CombinationRow
                    key={JSON.stringify(combination.options)}
                    product={product}
                    combination={combination}
                    onSave={onSave}
                  />
                ))}
              </tbody>
            </table>
            {list.length > limit && (
              <Button size="sm" variant="secondary" onClick={() => setLimit(limit + SHOWN_AT_ONCE)}>
                {`Tampilkan lagi dari ${formatThousands(list.length)} kombinasi`}
              </Button>
            )}
          </>
        )
      }
    </QueryView>
  );
}

/** The combinations of a product, behind a button: their prices and stocks are edited in place. */
export function Combinations(props: CombinationsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { nama, combinations } = props.product;
  return (
    <div className={styles.combinations}>
      <Button
        size="sm"
        variant="ghost"
        icon={<Icon shape={isOpen ? icons.chevronUp : icons.chevronDown} size={20} />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={`${formatThousands(combinations)} kombinasi ${nama}`}
        onClick={() => setOpen(!isOpen)}
      >
        {`${formatThousands(combinations)} kombinasi`}
      </Button>
      {isOpen && (
        <div id={id} className={styles.panel}>
          <CombinationTable {...props} />
        </div>
      )}
    </div>
  );
}
