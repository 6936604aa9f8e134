import { formatRupiah, formatThousands } from '@lapak/domain/rupiah';
import { EditCell } from './edit-cell.tsx';
import type { ProductRow } from './product-row.ts';
import type { SaveProductCell } from './use-cells.ts';

interface ProductFigureProps {
  row: ProductRow;
  onSave: SaveProductCell;
}

/** Price of a row: edited in place unless combinations have prices of their own. */
export function ProductPrice({ row: { product, price, hasCombinations }, onSave }: ProductFigureProps) {
  return hasCombinations ? (
    <span>{price}</span>
  ) : (
    <EditCell
      label={`harga ${product.nama}`}
      kind="rupiah"
      value={product.price.min}
      format={formatRupiah}
      save={(from, to) => onSave(product, { field: 'harga' }, from, to)}
    />
  );
}

/** Stock of a row: edited in place unless combinations have stocks of their own. */
export function ProductStock({ row: { product, stock, hasCombinations }, onSave }: ProductFigureProps) {
  return hasCombinations ? (
    <span>{stock}</span>
  ) : (
    <EditCell
      label={`stok ${product.nama}`}
      kind="pieces"
      value={product.stock}
      format={formatThousands}
      save={(from, to) => onSave(product, { field: 'stock' }, from, to)}
    />
  );
}
