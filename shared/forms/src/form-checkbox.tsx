import { Checkbox } from '@lapak/ui/checkbox';
import { useField } from 'react-final-form';

interface FormCheckboxProps {
  name: string;
  label: string;
  note?: string;
}

/** A checkbox of the form. */
export function FormCheckbox({ name, label, note }: FormCheckboxProps) {
  const { input } = useField<boolean>(name, { subscription: { value: true } });
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
