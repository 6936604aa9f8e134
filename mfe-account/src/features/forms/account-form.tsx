import { FormElement } from '@lapak/forms/form-element';
import type { FormErrors } from '@lapak/forms/validate-with';
import { Button } from '@lapak/ui/button';
import type { ReactNode } from 'react';
import { Form } from 'react-final-form';
import { AccountDraftKeeper } from './account-draft.tsx';
import styles from './entry-page.module.css';

export interface AccountFormProps<Values extends object> {
  initialValues?: Partial<Values>;
  /** The name of a form behind the login: what was typed comes back after a session that ended meanwhile. */
  draftName?: string;
  validate: (values: object) => FormErrors;
  onSubmit: (values: Values) => Promise<FormErrors | undefined | void>;
  submitLabel: string;
  /** The button is disabled until the form is valid (newer layout's login, spec 3 §5). */
  waitsForValid?: boolean;
  children: ReactNode;
  /** Below the button. */
  footer?: ReactNode;
}

/** A form of the account area: fields, error message and one button. */
export function AccountForm<Values extends object>({
  initialValues,
  draftName,
  validate,
  onSubmit,
  submitLabel,
  waitsForValid = false,
  children,
  footer,
}: AccountFormProps<Values>) {
  return (
    <Form<Values> initialValues={initialValues} validate={validate} onSubmit={onSubmit}>
      {({ handleSubmit, submitting, hasValidationErrors }) => (
        <FormElement className={styles.form} onSubmit={handleSubmit}>
          {draftName !== undefined && <AccountDraftKeeper name={draftName} />}
          {children}
          <Button
            type="submit"
            size="lg"
            block
            loading={submitting}
            disabled={waitsForValid && hasValidationErrors}
          >
            {submitLabel}
          </Button>
          {footer}
        </FormElement>
      )}
    </Form>
  );
}
