import { formatThousands } from '@lapak/domain/rupiah';
import { limits } from '@lapak/contracts/limits';
import { AddButton } from '../../components/add-button.tsx';
import { Button } from '@lapak/ui/button';
import { TextField } from '@lapak/ui/text-field';
import { useKeptField } from '@lapak/forms/use-kept-field';
import styles from '../editor/editor.module.css';
import {
  addGroup,
  addOption,
  gridSize,
  removeGroup,
  removeOption,
  renameGroup,
  renameOption,
  type Matrix,
} from './matrix.ts';
import { MatrixTable } from './matrix-table.tsx';
import type { MatrixErrors } from './product-problems.ts';
import { useProductValue } from './use-product-value.ts';

/** Variations with their options, and a row for each combination. */
export function VariationsField({ rowsPerPage }: { rowsPerPage?: number }) {
  const { input, meta } = useKeptField<Matrix>('matrix', {
    subscription: {
      value: true,
      touched: true,
      error: true,
      submitError: true,
      dirtySinceLastSubmit: true,
    },
  });
  const price = useProductValue('harga');
  const hasDiscount = useProductValue('enable_discount_pricing');
  const matrix = input.value;
  const own = meta.touched ? (meta.error as MatrixErrors | undefined) : undefined; // of `formErrors`
  const fromServer = meta.dirtySinceLastSubmit ? undefined : (meta.submitError as MatrixErrors | undefined);
  const errors = own ?? fromServer;
  const size = gridSize(matrix);
  return (
    <>
      {matrix.groups.map(({ name, options }, at) => (
        <fieldset key={at} className={styles.group}>
          <legend className={styles.legend}>{`Variasi ${at + 1}`}</legend>
          <TextField
            label={`Nama variasi ${at + 1}`}
            hint="Misalnya Ukuran atau Warna"
            value={name}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => input.onChange(renameGroup(matrix, at, event.target.value))}
            onBlur={() => input.onBlur()}
          />
          {options.map(({ id, text }, place) => (
            <TextField
              key={id}
              label={`Pilihan ${place + 1} dari variasi ${at + 1}`}
              value={text}
              maxLength={60}
              autoComplete="off"
              onChange={(event) => input.onChange(renameOption(matrix, at, id, event.target.value))}
              end={
                options.length > 1 && (
                  <Button
                    variant="ghost"
                    size="sm"
                    aria-label={`Hapus pilihan ${text || place + 1}`}
                    onClick={() => input.onChange(removeOption(matrix, at, id))}
                  >
                    Hapus
                  </Button>
                )
              }
            />
          ))}
          <span className={styles.buttons}>
            <AddButton
              label={`Tambah pilihan untuk variasi ${at + 1}`}
              what="pilihan"
              count={options.length}
              max={limits.options}
              size="sm"
              onAdd={() => input.onChange(addOption(matrix, at))}
            />
            <Button variant="ghost" size="sm" onClick={() => input.onChange(removeGroup(matrix, at))}>
              {`Hapus variasi ${at + 1}`}
            </Button>
          </span>
        </fieldset>
      ))}
      <AddButton
        label="Tambah variasi"
        what="variasi"
        count={matrix.groups.length}
        max={limits.variations}
        onAdd={() => input.onChange(addGroup(matrix))}
      />
      {size > limits.combinations && (
        <p role="alert" className={styles.wrong}>
          {`Pilihannya menghasilkan ${formatThousands(size)} kombinasi, paling banyak ${formatThousands(limits.combinations)}. Yang tampil hanya yang sudah dijual.`}
        </p>
      )}
      {errors?.all && (
        <p role="alert" className={styles.wrong} data-invalid>
          {errors.all}
        </p>
      )}
      <MatrixTable
        matrix={matrix}
        price={price}
        hasDiscount={hasDiscount}
        errors={errors?.rows ?? {}}
        serverErrors={fromServer?.rows}
        rowsPerPage={rowsPerPage}
      />
    </>
  );
}
