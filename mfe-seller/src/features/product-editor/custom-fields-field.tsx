import { limits } from '@lapak/contracts/limits';
import { AddButton } from '../../components/add-button.tsx';
import { Button } from '@lapak/ui/button';
import { Checkbox } from '@lapak/ui/checkbox';
import { Select } from '@lapak/ui/select';
import { TextArea, TextField } from '@lapak/ui/text-field';
import { optionsOf } from '../products/product-lists.ts';
import styles from '../editor/editor.module.css';
import type { CustomFieldValues } from './product-values.ts';
import { useListField } from '../editor/use-list-field.ts';

const types = optionsOf({
  'short-text': 'Teks pendek',
  'long-text': 'Teks panjang',
  number: 'Angka',
  dropdown: 'Pilihan',
  date: 'Tanggal',
});
const noField: CustomFieldValues = {
  name: '',
  form_name: '',
  type: 'short-text',
  options: '',
  placeholder: '',
  is_required: false,
};

/** What else buyers fill in. */
export function CustomFieldsField() {
  const { rows, change, add, remove, errorOf, blur } = useListField<CustomFieldValues>('custom_field');
  return (
    <>
      {rows.map(({ name, type, options, placeholder, is_required }, at) => (
        <fieldset key={at} className={styles.row}>
          <legend className={styles.legend}>{`Isian ${at + 1}`}</legend>
          <TextField
            label="Pertanyaan"
            maxLength={150}
            value={name}
            error={errorOf(at, 'name') ?? errorOf(at, 'form_name')}
            onBlur={blur}
            onChange={(event) => change(at, { name: event.target.value })}
          />
          <Select
            label="Jenis isian"
            options={types}
            value={type}
            onValueChange={(value) => change(at, { type: value as CustomFieldValues['type'] })}
          />
          {type === 'dropdown' && (
            <TextArea
              label="Pilihan"
              hint="Satu pilihan per baris"
              value={options}
              error={errorOf(at, 'options')}
              onBlur={blur}
              onChange={(event) => change(at, { options: event.target.value })}
            />
          )}
          <TextField
            label="Contoh isian"
            maxLength={255}
            value={placeholder}
            error={errorOf(at, 'placeholder')}
            onChange={(event) => change(at, { placeholder: event.target.value })}
          />
          <Checkbox
            label="Wajib diisi pembeli"
            checked={is_required}
            onCheckedChange={(isRequired) => change(at, { is_required: isRequired })}
          />
          <Button variant="ghost" size="sm" onClick={() => remove(at)}>
            {`Hapus isian ${at + 1}`}
          </Button>
        </fieldset>
      ))}
      <AddButton
        label="Tambah isian"
        what="isian"
        count={rows.length}
        max={limits.customFields}
        onAdd={() => add(noField)}
      />
    </>
  );
}
