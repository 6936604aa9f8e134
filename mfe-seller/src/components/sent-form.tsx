import { FormElement } from '@lapak/forms/form-element';
import { refusedForm } from '@lapak/forms/server-field-errors';
import type { FormErrors } from '@lapak/forms/validate-with';
import { errorInfo } from '@lapak/runtime';
import { Button } from '@lapak/ui/button';
import type { ReactNode } from 'react';
import { Form } from 'react-final-form';
import { refusalText } from '../lib/refusal.ts';
import styles from './form.module.css';

interface SentFormProps<Values extends object, Answer> {
  initialValues?: Partial<Values>;
  validate: (values: object) => FormErrors;
  send: (values: Values) => Promise<{ data?: Answer; error?: unknown }>;
  onDone: (answer: Answer) => void;
  /** @returns whether the failure leads elsewhere; otherwise it is shown at its fields, or above them */
  onFailed?: (error: unknown) => boolean;
  /** Shown for a failure without a text of its own; a lost connection is named without it. */
  failure?: string;
  submitLabel: string;
  loadingLabel?: string;
  /** The only thing on its page. */
  isLarge?: boolean;
  intro?: ReactNode;
  children: ReactNode;
  /** Below the button. */
  footer?: ReactNode;
}

/** A form with one button, which is sent to the server: what was typed stays until it is accepted. */
export function SentForm<Values extends object, Answer>({
  initialValues,
  validate,
  send,
  onDone,
  onFailed,
  failure,
  submitLabel,
  loadingLabel,
  isLarge = false,
  intro,
  children,
  footer,
}: SentFormProps<Values, Answer>) {
  const submit = async (values: Values) => {
    const { data, error } = await send(values);
    if (data) {
      onDone(data);
      return undefined;
    }
    if (onFailed?.(error)) return undefined;
    return refusedForm(error, failure === undefined ? refusalText(error) : errorInfo(error, failure));
  };
  return (
    <Form<Values> initialValues={initialValues} validate={validate} onSubmit={submit}>
      {({ handleSubmit, submitting }) => (
        <FormElement className={styles.form} onSubmit={handleSubmit}>
          {intro}
          {children}
          <Button
            type="submit"
            size={isLarge ? 'lg' : 'md'}
            block
            loading={submitting}
            loadingLabel={loadingLabel}
          >
            {submitLabel}
          </Button>
          {footer}
        </FormElement>
      )}
    </Form>
  );
}
