import { Select, type SelectProps } from '@lapak/ui/select';
import { useFormField } from './use-form-field.ts';

type FormSelectProps = Omit<SelectProps, 'value' | 'onValueChange' | 'onBlur' | 'error' | 'name'> & {
  name: string;
};

/** A select of the form; '' when nothing is chosen. */
export function FormSelect({ name, ...rest }: FormSelectProps) {
  const { input, error } = useFormField(name);
  return (
    <Select
      {...rest}
      name={name}
      value={input.value}
      onValueChange={input.onChange}
      onBlur={() => input.onBlur()}
      error={error}
    />
  );
}
