import { useField } from 'react-final-form';

/** A field of the form around it, with the one message to show: its own once touched, the server's until it changes. */
export function useFormField(name: string) {
  const { input, meta } = useField<string>(name);
  const own: unknown = meta.error;
  const servers: unknown = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  const shown = meta.touched ? (own ?? servers) : undefined;
  return { input, error: typeof shown === 'string' ? shown : undefined };
}
