import { Button } from '@lapak/ui/button';
import { NumberField, RupiahField } from '@lapak/ui/number-field';
import { VisuallyHidden } from '@lapak/ui/visually-hidden';
import { useState } from 'react';
import { SelectBox } from '../../components/select-box.tsx';
import styles from '../editor/editor.module.css';
import { fillAll, matrixRows, setCell, type CellField, type Matrix } from './matrix.ts';
import type { MatrixErrors } from './product-problems.ts';

const SHOWN_AT_ONCE = 50;

interface MatrixTableProps {
  matrix: Matrix;
  /** Digits of the product's price, which new combinations begin with. */
  price: string;
  hasDiscount: boolean;
  errors: NonNullable<MatrixErrors['rows']>;
  onChange: (matrix: Matrix) => void;
  onBlur: () => void;
}

const labels: Readonly<Record<CellField, string>> = {
  price: 'Harga',
  discount_price: 'Harga diskon',
  stock: 'Stok',
  berat: 'Berat (gram)',
};

/** Price, stock and weight of each combination; many rows come in portions. */
export function MatrixTable({ matrix, price, hasDiscount, errors, onChange, onBlur }: MatrixTableProps) {
  const [limit, setLimit] = useState(SHOWN_AT_ONCE);
  const rows = matrixRows(matrix, price);
  if (rows.length === 0) return null;
  const [first] = rows;
  const fields = (Object.keys(labels) as CellField[]).filter(
    (field) => hasDiscount || field !== 'discount_price',
  );
  const wrong = Math.max(-1, ...rows.map(({ id }, at) => (errors[id] ? at : -1)));
  const shown = rows.slice(0, Math.max(limit, wrong + 1));
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.matrix}>
          <thead>
            <tr>
              <th scope="col">Dijual</th>
              <th scope="col">Kombinasi</th>
              {fields.map((field) => (
                <th key={field} scope="col">
                  {labels[field]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => {
              const name = row.names.map((text) => text || '…').join(', ');
              return (
                <tr key={row.id}>
                  <td>
                    <SelectBox
                      label={`Jual ${name}`}
                      checked={row.cell.isSold}
                      onCheckedChange={(isSold) =>
                        onChange(setCell(matrix, row, { isSold, price: row.cell.price || price }))
                      }
                    />
                  </td>
                  <th scope="row">
                    <span>{name}</span>
                    {errors[row.id]?.all && <span className={styles.wrong}>{errors[row.id]?.all}</span>}
                  </th>
                  {fields.map((field) => {
                    const Figure =
                      field === 'price' || field === 'discount_price' ? RupiahField : NumberField;
                    return (
                      <td key={field}>
                        <Figure
                          label={<VisuallyHidden>{`${labels[field]} ${name}`}</VisuallyHidden>}
                          value={row.cell[field]}
                          disabled={!row.cell.isSold}
                          error={errors[row.id]?.[field]}
                          maxLength={13}
                          autoComplete="off"
                          onValueChange={(text) => onChange(setCell(matrix, row, { [field]: text }))}
                          onBlur={onBlur}
                        />
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <span className={styles.buttons}>
        {shown.length < rows.length && (
          <Button variant="secondary" onClick={() => setLimit(shown.length + SHOWN_AT_ONCE)}>
            {`Tampilkan lagi, masih ${rows.length - shown.length}`}
          </Button>
        )}
        {rows.length > 1 &&
          (['price', 'stock'] as const).map((field) => (
            <Button
              key={field}
              variant="ghost"
              size="sm"
              onClick={() => onChange(fillAll(matrix, rows, field, first?.cell[field] ?? ''))}
            >
              {`Samakan ${labels[field].toLowerCase()} dengan baris pertama`}
            </Button>
          ))}
      </span>
    </>
  );
}
