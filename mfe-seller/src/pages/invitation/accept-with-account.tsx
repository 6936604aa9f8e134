import type { AcceptInvitationBody, SellerSession } from '@lapak/contracts/api/seller';
import { messages } from '@lapak/domain/messages';
import { FormTextField } from '@lapak/forms/form-text-field';
import { PasswordField } from '@lapak/forms/password-field';
import { PhoneField } from '@lapak/forms/phone-field';
import { repeatedPassword, requiredName, requiredPassword, requiredText } from '@lapak/forms/rules';
import { validateWith } from '@lapak/forms/validate-with';
import { object } from 'yup';
import { useAcceptInvitationMutation } from '../../api/session-api.ts';
import { SentForm } from '../../components/sent-form.tsx';
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

/** Accepts for an address without an account, and makes one. The mail of the invitation has verified the address. */
export function AcceptWithAccount({ token, onAccepted }: AcceptWithAccountProps) {
  const [send] = useAcceptInvitationMutation();
  return (
    <SentForm
      validate={validate}
      send={(body: AcceptInvitationBody) => send({ token, body })}
      onDone={({ data }) => onAccepted(data)}
      submitLabel="Buat akun dan terima"
      isLarge
      intro={<p className={styles.text}>Buat akunmu untuk menerima undangan ini.</p>}
    >
      <FormTextField name="name" label="Nama" autoComplete="name" />
      <FormTextField
        name="username"
        label="Username"
        autoCapitalize="none"
        autoComplete="nickname"
        spellCheck={false}
      />
      <PhoneField name="phone_number" label="Nomor Handphone" />
      <PasswordField name="password" label="Password" autoComplete="new-password" hint="Minimal 6 karakter" />
      <PasswordField name="password_confirmation" label="Ulangi password" autoComplete="new-password" />
    </SentForm>
  );
}
