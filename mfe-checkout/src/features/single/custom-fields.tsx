import type { CartLine, CustomField } from '@lapak/domain/cart-line';
import { FormSelect } from '@lapak/forms/form-select';
import { FormDateField, FormDigitsField, FormTextArea, FormTextField } from '@lapak/forms/form-text-field';
import { customFields, customName } from './single-values.ts';

/** The seller's own fields (spec 2 §3, "Custom field"). */
export function CustomFields({ line }: { line: CartLine }) {
  return customFields(line).map((field) => <OneField key={field.id} field={field} />);
}

function OneField({ field }: { field: CustomField }) {
  const isRequired = field.is_required === 1;
  const common = {
    name: customName(field),
    label: isRequired ? field.name : `${field.name} (opsional)`,
    marked: isRequired,
    required: isRequired,
    placeholder: field.placeholder ?? undefined,
    autoComplete: 'off',
  };
  switch (field.type) {
    case 'short-text':
      return <FormTextField {...common} maxLength={500} />;
    case 'long-text':
      return <FormTextArea {...common} maxLength={5000} />;
    case 'number':
      return <FormDigitsField {...common} maxLength={15} />;
    case 'date':
      return <FormDateField {...common} placeholder={common.placeholder ?? 'DD-MM-YYYY'} />;
    case 'dropdown':
      return (
        <FormSelect
          name={common.name}
          label={common.label}
          marked={isRequired}
          options={field.options.map((option) => ({ value: option, label: option }))}
          placeholder={common.placeholder}
        />
      );
  }
}
