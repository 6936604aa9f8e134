import { DateField, type DateFieldProps } from '@lapak/ui/date-field';
import {
  NumberField,
  RupiahField,
  type NumberFieldProps,
  type RupiahFieldProps,
} from '@lapak/ui/number-field';
import { TextArea, TextField, type TextAreaProps, type TextFieldProps } from '@lapak/ui/text-field';
import { useFormField } from './use-form-field.ts';

type Named<Props> = Omit<Props, 'value' | 'onChange' | 'onValueChange' | 'error' | 'name'> & { name: string };

/** A single-line text field of the form. */
export function FormTextField({ name, ...rest }: Named<TextFieldProps>) {
  const { input, error } = useFormField(name);
  return <TextField {...rest} {...input} error={error} />;
}

/** A multi-line text field of the form. */
export function FormTextArea({ name, ...rest }: Named<TextAreaProps>) {
  const { input, error } = useFormField(name);
  return <TextArea {...rest} {...input} error={error} />;
}

/** A field for digits; other characters are stripped (spec 2 §5). */
export function FormDigitsField({ name, ...rest }: Named<NumberFieldProps>) {
  const { input, error } = useFormField(name);
  const { onChange, ...control } = input;
  return <NumberField {...rest} {...control} onValueChange={onChange} error={error} />;
}

/** A field for an amount in rupiah; its value is the digits. */
export function FormRupiahField({ name, ...rest }: Named<RupiahFieldProps>) {
  const { input, error } = useFormField(name);
  const { onChange, ...control } = input;
  return <RupiahField {...rest} {...control} onValueChange={onChange} error={error} />;
}

/** A day, shown as DD-MM-YYYY (spec 2 §5); its value is YYYY-MM-DD, or what was typed while that is no day. */
export function FormDateField({ name, ...rest }: Named<DateFieldProps>) {
  const { input, error } = useFormField(name);
  const { onChange, ...control } = input;
  return <DateField {...rest} {...control} onValueChange={onChange} error={error} />;
}
