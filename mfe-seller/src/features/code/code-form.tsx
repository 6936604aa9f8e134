import type { CodeSentAnswer } from '@lapak/contracts/api/common';
import { messages } from '@lapak/domain/messages';
import { FormElement } from '@lapak/forms/form-element';
import { FormTextField } from '@lapak/forms/form-text-field';
import { requiredText } from '@lapak/forms/rules';
import { serverFieldErrors } from '@lapak/forms/server-field-errors';
import { validateWith } from '@lapak/forms/validate-with';
import { errorInfo } from '@lapak/runtime';
import { Button } from '@lapak/ui/button';
import { toast } from '@lapak/ui/toast';
import { useState, type ReactNode } from 'react';
import { Form } from 'react-final-form';
import { object } from 'yup';
import { FormAlert } from '../../components/form-alert.tsx';
import formStyles from '../../components/form.module.css';
import { ResendCode } from './resend-code.tsx';

const validateCode = validateWith(object({ code: requiredText(messages.codeRequired) }));

interface CodeFormProps {
  /** What the code is for. */
  children: ReactNode;
  action: string;
  send: (code: string) => Promise<{ data?: { info: string }; error?: unknown }>;
  resend: () => Promise<{ data?: CodeSentAnswer; error?: unknown }>;
  onDone: () => void;
}

/** Makes a change by the long code that was mailed for it. */
export function CodeForm({ children, action, send, resend, onDone }: CodeFormProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = async ({ code = '' }: { code?: string }) => {
    setRefusal(null);
    const { data, error } = await send(code.trim());
    if (data) {
      toast.success(data.info);
      onDone();
      return undefined;
    }
    const errors = serverFieldErrors(error);
    if (!errors) setRefusal(errorInfo(error, messages.codeUnreachable));
    return errors ?? undefined;
  };
  return (
    <Form<{ code?: string }> validate={validateCode} onSubmit={submit}>
      {({ handleSubmit, submitting }) => (
        <FormElement className={formStyles.form} onSubmit={handleSubmit}>
          {children}
          <p className={formStyles.text}>
            Kode 16 angka sudah dikirim ke emailmu. Kode itu hanya untuk perubahan ini dan berlaku 15 menit.
          </p>
          <FormAlert text={refusal} />
          <FormTextField
            name="code"
            label="Kode"
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={40}
          />
          <Button type="submit" block loading={submitting}>
            {action}
          </Button>
          <ResendCode wait={60} send={resend} />
        </FormElement>
      )}
    </Form>
  );
}
