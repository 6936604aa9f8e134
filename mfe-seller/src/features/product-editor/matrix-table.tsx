import { Button } from '@lapak/ui/button';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-final-form';
import { PageButtons } from '../../components/pages.tsx';
import styles from '../editor/editor.module.css';
import { fillAll, matrixRows, setCell, type Cell, type CellField, type Matrix } from './matrix.ts';
import { cellLabels, MatrixRow } from './matrix-row.tsx';
import type { MatrixErrors } from './product-problems.ts';
import type { ProductValues } from './product-values.ts';
import { useFirstWrong } from './use-first-wrong.ts';

const ROWS_PER_PAGE = 100;

interface MatrixTableProps {
  matrix: Matrix;
  /** Digits of the product's price, which new combinations begin with. */
  price: string;
  hasDiscount: boolean;
  /** Those that are shown. */
  errors: NonNullable<MatrixErrors['rows']>;
  /** Those of the server's last answer. */
  serverErrors: MatrixErrors['rows'];
  rowsPerPage?: number;
}

const allFields = Object.keys(cellLabels) as CellField[];
const withoutDiscount = allFields.filter((field) => field !== 'discount_price');

/** Price, stock and weight of each combination, on pages. A save that is refused shows the page of the first wrong row. */
export function MatrixTable({
  matrix,
  price,
  hasDiscount,
  errors,
  serverErrors,
  rowsPerPage = ROWS_PER_PAGE,
}: MatrixTableProps) {
  const form = useForm<ProductValues>();
  const table = useRef<HTMLTableElement>(null);
  const [wanted, setWanted] = useState(0);
  const rows = matrixRows(matrix, price);
  const pages = Math.max(1, Math.ceil(rows.length / rowsPerPage));
  const page = Math.min(wanted, pages - 1);
  const shown = rows.slice(page * rowsPerPage, (page + 1) * rowsPerPage);

  const onType = useCallback(
    (id: string, own: Partial<Cell>) => {
      const { matrix: now, harga } = form.getState().values;
      const before = now.cells[id];
      // One that was not sold so far costs what the product does.
      const begun = own.isSold && before?.price === '' ? { price: harga } : {};
      form.change('matrix', setCell(now, id, { ...own, ...begun }, harga));
    },
    [form],
  );
  const onBlur = useCallback(() => form.blur('matrix'), [form]);

  useFirstWrong(table, serverErrors, () => {
    const { errors: own } = form.getState();
    const wrong = (own?.matrix as MatrixErrors | undefined)?.rows ?? serverErrors ?? {}; // of `formErrors`
    const first = rows.findIndex(({ id }) => wrong[id]);
    if (first >= 0) setWanted(Math.floor(first / rowsPerPage));
  });

  if (rows.length === 0) return null;
  const fields = hasDiscount ? allFields : withoutDiscount;
  const [first] = rows;
  return (
    <>
      <div className={styles.scroll}>
        <table ref={table} className={styles.matrix}>
          <thead>
            <tr>
              <th scope="col">Dijual</th>
              <th scope="col">Kombinasi</th>
              {fields.map((field) => (
                <th key={field} scope="col">
                  {cellLabels[field]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, names, cell }) => (
              <MatrixRow
                key={id}
                {...cell}
                id={id}
                name={names.map((text) => text || '…').join(', ')}
                fields={fields}
                errors={errors[id]}
                onType={onType}
                onBlur={onBlur}
              />
            ))}
          </tbody>
        </table>
      </div>
      <PageButtons
        label="Halaman kombinasi"
        page={page + 1}
        pages={pages}
        onPage={(next) => {
          flushSync(() => setWanted(next - 1));
          table.current?.querySelector('input')?.focus();
        }}
      />
      {rows.length > 1 && (
        <span className={styles.buttons}>
          {(['price', 'stock'] as const).map((field) => (
            <Button
              key={field}
              variant="ghost"
              size="sm"
              onClick={() => form.change('matrix', fillAll(matrix, rows, field, first?.cell[field] ?? ''))}
            >
              {`Samakan ${cellLabels[field].toLowerCase()} dengan baris pertama`}
            </Button>
          ))}
        </span>
      )}
    </>
  );
}
