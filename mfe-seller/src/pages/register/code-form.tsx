import { messages } from '@lapak/domain/messages';
import { FormElement } from '@lapak/forms/form-element';
import { FormTextField } from '@lapak/forms/form-text-field';
import { requiredText } from '@lapak/forms/rules';
import { validateWith } from '@lapak/forms/validate-with';
import { errorInfo } from '@lapak/runtime';
import { Button } from '@lapak/ui/button';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { object } from 'yup';
import { useSendAccountCodeMutation, useVerifyAccountMutation } from '../../api/opening-api.ts';
import { FormAlert } from '../../components/form-alert.tsx';
import styles from '../../components/form.module.css';
import { ResendCode } from '../../features/code/resend-code.tsx';
import type { Registered } from '../../features/session/registered.ts';

interface CodeValues {
  code?: string;
}

const validate = validateWith(object({ code: requiredText(messages.codeRequired) }));

interface CodeFormProps {
  registered: Registered;
  /** Back to the account's fields. */
  onOther: () => void;
}

/** The code of the mail, which makes the account and logs it in. */
export function CodeForm({ registered, onOther }: CodeFormProps) {
  const { email, registration, retryAfter } = registered;
  const [verify] = useVerifyAccountMutation();
  const [sendAgain] = useSendAccountCodeMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = async ({ code = '' }: CodeValues) => {
    setRefusal(null);
    const { error } = await verify({ user: email, code: code.trim(), registration });
    if (error) setRefusal(errorInfo(error, messages.codeUnreachable));
  };
  return (
    <Form<CodeValues> validate={validate} onSubmit={submit}>
      {({ handleSubmit, submitting }) => (
        <FormElement className={styles.form} onSubmit={handleSubmit}>
          <p className={styles.text}>
            {`Kami mengirim kode 16 angka ke ${email}. Kode berlaku 15 menit; periksa juga folder spam.`}
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
          <Button type="submit" size="lg" block loading={submitting}>
            Verifikasi
          </Button>
          <ResendCode wait={retryAfter} send={() => sendAgain({ user: email })} />
          <Button variant="ghost" block onClick={onOther}>
            Pakai email lain
          </Button>
        </FormElement>
      )}
    </Form>
  );
}
