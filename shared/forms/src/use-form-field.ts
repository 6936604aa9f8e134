import { useKeptField } from './use-kept-field.ts';

/**
 * A field of the enclosing form, with the one error to show: its own after blur, the server's until the value changes.
 * A text without an initial value is ''; any other value starts as null.
 */
export function useFormField<Value = string>(name: string) {
  const { input, meta } = useKeptField<Value>(name, {
    // An emptied text is ''; final-form would turn it into undefined.
    parse: (value) => value,
    allowNull: true,
    subscription: {
      value: true,
      error: true,
      touched: true,
      submitError: true,
      dirtySinceLastSubmit: true,
    },
  });
  const own = meta.touched ? textOf(meta.error) : undefined;
  const fromServer = meta.dirtySinceLastSubmit ? undefined : textOf(meta.submitError);
  return { input, error: own ?? fromServer };
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
