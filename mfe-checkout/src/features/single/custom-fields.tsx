import type { CartLine, CustomField } from '@lapak/domain/cart-line';
import { FormDigitsField, FormTextArea, FormTextField } from '@lapak/forms/form-text-field';
import { useFormField } from '@lapak/forms/use-form-field';
import { Select } from '@lapak/ui/select';
import { customFields, customName } from './single-values.ts';

/** What the seller asks besides (spec 2 §3, "Custom field"). */
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
      return <FormTextField {...common} type="date" />;
    case 'dropdown':
      return <DropdownField field={field} label={common.label} />;
  }
}

function DropdownField({ field, label }: { field: CustomField; label: string }) {
  const { input, error } = useFormField<string>(customName(field));
  return (
    <Select
      label={label}
      marked={field.is_required === 1}
      value={input.value}
      onValueChange={input.onChange}
      onBlur={() => input.onBlur()}
      options={field.options.map((option) => ({ value: option, label: option }))}
      placeholder={field.placeholder ?? 'Pilih'}
      error={error}
    />
  );
}
