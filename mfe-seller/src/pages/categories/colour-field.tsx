import { categoryLabels } from '@lapak/contracts/store-document/settings-labels';
import { FormSelect } from '@lapak/forms/form-select';
import { useFormField } from '@lapak/forms/use-form-field';
import { colourLabels } from '../../lib/value-labels.ts';
import { optionsOf } from '../../features/products/product-lists.ts';

const colours = optionsOf(colourLabels);

/** The colour of a category; one that an import brought stays among the choices. */
export function ColourField() {
  const { input } = useFormField('color');
  const isKnown = Object.hasOwn(colourLabels, input.value);
  const options = isKnown ? colours : [{ value: input.value, label: input.value }, ...colours];
  return <FormSelect name="color" label={categoryLabels.color} options={options} />;
}
