import { NumberField, RupiahField } from '@lapak/ui/number-field';
import { VisuallyHidden } from '@lapak/ui/visually-hidden';
import { memo } from 'react';
import { SelectBox } from '../../components/select-box.tsx';
import styles from '../editor/editor.module.css';
import type { Cell, CellField } from './matrix.ts';
import type { MatrixErrors } from './product-problems.ts';

export const cellLabels: Readonly<Record<CellField, string>> = {
  price: 'Harga',
  discount_price: 'Harga diskon',
  stock: 'Stok',
  berat: 'Berat (gram)',
};

interface MatrixRowProps extends Cell {
  id: string;
  /** The combination's name. */
  name: string;
  fields: readonly CellField[];
  errors: NonNullable<MatrixErrors['rows']>[string] | undefined;
  /** The same function each time, like the lists above: a row is rendered for its own change alone. */
  onType: (id: string, own: Partial<Cell>) => void;
  onBlur: () => void;
}

/** Price, stock and weight of one combination. */
export const MatrixRow = memo(function MatrixRow({
  id,
  name,
  fields,
  errors,
  onType,
  onBlur,
  ...cell
}: MatrixRowProps) {
  return (
    <tr>
      <td>
        <SelectBox
          label={`Jual ${name}`}
          checked={cell.isSold}
          onCheckedChange={(isSold) => onType(id, { isSold })}
        />
      </td>
      <th scope="row">
        <span>{name}</span>
        {errors?.all && <span className={styles.wrong}>{errors.all}</span>}
      </th>
      {fields.map((field) => {
        const Figure = field === 'price' || field === 'discount_price' ? RupiahField : NumberField;
        return (
          <td key={field}>
            <Figure
              label={<VisuallyHidden>{`${cellLabels[field]} ${name}`}</VisuallyHidden>}
              value={cell[field]}
              disabled={!cell.isSold}
              error={errors?.[field]}
              maxLength={13}
              autoComplete="off"
              onValueChange={(text) => onType(id, { [field]: text })}
              onBlur={onBlur}
            />
          </td>
        );
      })}
    </tr>
  );
});
