import { categoryLabels } from '@lapak/contracts/store-document/settings-labels';
import { FormSelect } from '@lapak/forms/form-select';
import { useFormField } from '@lapak/forms/use-form-field';

/** Names that browsers and the import know. */
const colours = [
  { value: 'gray', label: 'Abu-abu' },
  { value: 'brown', label: 'Cokelat' },
  { value: 'maroon', label: 'Merah tua' },
  { value: 'red', label: 'Merah' },
  { value: 'orange', label: 'Jingga' },
  { value: 'gold', label: 'Emas' },
  { value: 'green', label: 'Hijau' },
  { value: 'teal', label: 'Hijau kebiruan' },
  { value: 'blue', label: 'Biru' },
  { value: 'navy', label: 'Biru tua' },
  { value: 'purple', label: 'Ungu' },
  { value: 'pink', label: 'Merah muda' },
];

/** The colour of a category; one that an import brought stays among the choices. */
export function ColourField() {
  const { input } = useFormField('color');
  const isKnown = colours.some(({ value }) => value === input.value);
  const options = isKnown ? colours : [{ value: input.value, label: input.value }, ...colours];
  return <FormSelect name="color" label={categoryLabels.color} options={options} />;
}
