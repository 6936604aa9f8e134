import { useLayoutEffect } from 'react';
// eslint-disable-next-line no-restricted-imports -- wrapped here
import { useField, useForm, type UseFieldConfig } from 'react-final-form';

/**
 * react-final-form's `useField`, whose value stays when its inputs go away and come back, as those of a switch, of a step of a dialog or of
 * the payment methods do. By itself react-final-form 7 gives a field that is not registered when it is mounted its initial value again.
 */
export function useKeptField<Value = string>(name: string, config: UseFieldConfig) {
  const form = useForm();
  // Before the effect by which react-final-form looks for it.
  useLayoutEffect(() => form.registerField(name, () => undefined, {}, { silent: true }), [form, name]);
  return useField<Value>(name, config);
}
