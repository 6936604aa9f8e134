import { Checkbox } from '@lapak/ui/checkbox';
import { useKeptField } from './use-kept-field.ts';

interface FormCheckboxProps {
  name: string;
  label: string;
  note?: string;
}

/** A checkbox of the form. */
export function FormCheckbox({ name, label, note }: FormCheckboxProps) {
  const { input } = useKeptField<boolean>(name, { subscription: { value: true } });
  return (
    <Checkbox
      name={name}
      label={label}
      note={note}
      checked={input.value === true}
      onCheckedChange={input.onChange}
      onBlur={() => input.onBlur()}
    />
  );
}
