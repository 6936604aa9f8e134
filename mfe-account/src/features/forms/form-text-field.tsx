import { TextField, type TextFieldProps } from '@lapak/ui/text-field';
import { useFormField } from './use-form-field.ts';

type FormTextFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'onFocus' | 'error'> & {
  name: string;
};

/** A line of text that belongs to the form around it. */
export function FormTextField({ name, ...rest }: FormTextFieldProps) {
  const { input, error } = useFormField(name);
  return (
    <TextField
      {...rest}
      name={name}
      value={input.value}
      onChange={input.onChange}
      onBlur={input.onBlur}
      onFocus={input.onFocus}
      error={error}
    />
  );
}
