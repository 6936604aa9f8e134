import { TextArea, type TextAreaProps } from '@lapak/ui/text-field';
import { useFormField } from './use-form-field.ts';

type FormTextAreaProps = Omit<TextAreaProps, 'value' | 'onChange' | 'onBlur' | 'onFocus' | 'error'> & {
  name: string;
};

/** Several lines of text that belong to the form around them. */
export function FormTextArea({ name, ...rest }: FormTextAreaProps) {
  const { input, error } = useFormField(name);
  return (
    <TextArea
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
