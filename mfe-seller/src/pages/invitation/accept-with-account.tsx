import type { AcceptInvitationBody, SellerSession } from '@lapak/contracts/api/seller';
import { messages } from '@lapak/domain/messages';
import { FormElement } from '@lapak/forms/form-element';
import { FormTextField } from '@lapak/forms/form-text-field';
import { PasswordField } from '@lapak/forms/password-field';
import { PhoneField } from '@lapak/forms/phone-field';
import { repeatedPassword, requiredName, requiredPassword, requiredText } from '@lapak/forms/rules';
import { serverFieldErrors } from '@lapak/forms/server-field-errors';
import { validateWith } from '@lapak/forms/validate-with';
import { errorInfo } from '@lapak/runtime';
import { Button } from '@lapak/ui/button';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { object } from 'yup';
import { useAcceptInvitationMutation } from '../../api/session-api.ts';
import { FormAlert } from '../../components/form-alert.tsx';
import styles from '../../components/form.module.css';

const validate = validateWith(
  object({
    name: requiredName(),
    username: requiredText(messages.usernameRequired),
    phone_number: requiredText(messages.accountPhoneRequired),
    password: requiredPassword(6),
    password_confirmation: repeatedPassword(),
  }),
);

interface AcceptWithAccountProps {
  token: string;
  onAccepted: (session: SellerSession) => void;
}

/** For an address without an account: makes one. The mail of the invitation has verified the address. */
export function AcceptWithAccount({ token, onAccepted }: AcceptWithAccountProps) {
  const [send] = useAcceptInvitationMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = async (body: AcceptInvitationBody) => {
    setRefusal(null);
    const { data, error } = await send({ token, body });
    if (data) {
      onAccepted(data.data);
      return undefined;
    }
    const errors = serverFieldErrors(error);
    if (!errors) setRefusal(errorInfo(error, messages.somethingFailed));
    return errors ?? undefined;
  };
  return (
    <Form<AcceptInvitationBody> validate={validate} onSubmit={submit}>
      {({ handleSubmit, submitting }) => (
        <FormElement className={styles.form} onSubmit={handleSubmit}>
          <p className={styles.text}>Buat akunmu untuk menerima undangan ini.</p>
          <FormAlert text={refusal} />
          <FormTextField name="name" label="Nama" autoComplete="name" />
          <FormTextField
            name="username"
            label="Username"
            autoCapitalize="none"
            autoComplete="nickname"
            spellCheck={false}
          />
          <PhoneField name="phone_number" label="Nomor Handphone" />
          <PasswordField
            name="password"
            label="Password"
            autoComplete="new-password"
            hint="Minimal 6 karakter"
          />
          <PasswordField name="password_confirmation" label="Ulangi password" autoComplete="new-password" />
          <Button type="submit" size="lg" block loading={submitting}>
            Buat akun dan terima
          </Button>
        </FormElement>
      )}
    </Form>
  );
}
