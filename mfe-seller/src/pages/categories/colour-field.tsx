import { categoryLabels } from '@lapak/contracts/store-document/settings-labels';
import { FormSelect } from '@lapak/forms/form-select';
import { useFormField } from '@lapak/forms/use-form-field';
import { colourLabels } from '../../features/changes/field-text.ts';
import { optionsOf } from '../../features/products/product-lists.ts';

const colours = optionsOf(colourLabels);

/** The colour of a category; one that an import brought stays among the choices. */
export function ColourField() {
  const { input } = useFormField('color');
  const isKnown = input.value in colourLabels;
  const options = isKnown ? colours : [{ value: input.value, label: input.value }, ...colours];
  return <FormSelect name="color" label={categoryLabels.color} options={options} />;
}
