import { limits } from '@lapak/contracts/limits';
import { AddButton } from '../../components/add-button.tsx';
import { Button } from '@lapak/ui/button';
import { NumberField, RupiahField } from '@lapak/ui/number-field';
import styles from '../editor/editor.module.css';
import type { Tier } from './product-values.ts';
import { useListField } from '../editor/use-list-field.ts';

/** Prices for many at once, from few to many. */
export function WholesaleField() {
  const { rows, change, add, remove, errorOf, blur } = useListField<Tier>('wholesale_prices');
  const last = rows.at(-1)?.max_product ?? '1';
  const common = (at: number, field: keyof Tier) => ({
    value: rows[at]?.[field],
    error: errorOf(at, field),
    autoComplete: 'off',
    onBlur: blur,
    onValueChange: (text: string) => change(at, { [field]: text }),
  });
  return (
    <>
      {rows.map((_, at) => (
        <fieldset key={at} className={styles.row}>
          <legend className={styles.legend}>{`Tingkat ${at + 1}`}</legend>
          <NumberField {...common(at, 'min_product')} label="Mulai" maxLength={7} />
          <NumberField
            {...common(at, 'max_product')}
            label="Sampai"
            hint="Kosong: tanpa batas"
            maxLength={7}
          />
          <RupiahField {...common(at, 'price')} label="Harga satuan" maxLength={13} />
          <Button variant="ghost" size="sm" onClick={() => remove(at)}>
            {`Hapus tingkat ${at + 1}`}
          </Button>
        </fieldset>
      ))}
      <AddButton
        label="Tambah tingkat"
        what="tingkat"
        count={rows.length}
        max={limits.wholesaleTiers}
        onAdd={() =>
          add({ min_product: last === '' ? '' : String(Number(last) + 1), max_product: '', price: '' })
        }
      />
    </>
  );
}
