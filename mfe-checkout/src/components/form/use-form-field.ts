import { useField } from 'react-final-form';

/** A field of the form with what is wrong with it: shown once it was left, or when the server said so. */
export function useFormField<Value>(name: string) {
  const { input, meta } = useField<Value>(name, {
    // The form's own empty values stay what they are; final-form would turn '' into undefined.
    parse: (value) => value,
    format: (value) => value,
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
