import { NumberField, RupiahField, type NumberFieldProps } from '@lapak/ui/number-field';
import { TextArea, TextField, type TextAreaProps, type TextFieldProps } from '@lapak/ui/text-field';
import { useFormField } from './use-form-field.ts';

type Named<Props> = Omit<Props, 'value' | 'onChange' | 'onValueChange' | 'error' | 'name'> & { name: string };

/** A line of text of the form. */
export function FormTextField({ name, ...rest }: Named<TextFieldProps>) {
  const { input, error } = useFormField(name);
  return <TextField {...rest} {...input} error={error} />;
}

/** Several lines of text of the form. */
export function FormTextArea({ name, ...rest }: Named<TextAreaProps>) {
  const { input, error } = useFormField(name);
  return <TextArea {...rest} {...input} error={error} />;
}

/** Digits of the form; whatever else is typed is stripped (spec 2 §5). */
export function FormDigitsField({ name, ...rest }: Named<NumberFieldProps>) {
  const { input, error } = useFormField(name);
  const { onChange, ...control } = input;
  return <NumberField {...rest} {...control} onValueChange={onChange} error={error} />;
}

/** An amount in rupiah of the form; its value is the digits. */
export function FormRupiahField({ name, ...rest }: Named<NumberFieldProps>) {
  const { input, error } = useFormField(name);
  const { onChange, ...control } = input;
  return <RupiahField {...rest} {...control} onValueChange={onChange} error={error} />;
}
