import type { SellerAccountBody } from '@lapak/contracts/api/seller-store';
import * as consolePaths from '@lapak/contracts/console-paths';
import { messages } from '@lapak/domain/messages';
import { RETURN_TO } from '@lapak/domain/navigation-state';
import { PRIVACY_URL, TERMS_URL } from '@lapak/domain/platform-pages';
import { FormTextField } from '@lapak/forms/form-text-field';
import { PasswordField } from '@lapak/forms/password-field';
import { PhoneField } from '@lapak/forms/phone-field';
import {
  repeatedPassword,
  requiredEmail,
  requiredName,
  requiredPassword,
  requiredText,
} from '@lapak/forms/rules';
import { validateWith } from '@lapak/forms/validate-with';
import { PageLink } from '@lapak/runtime';
import { object } from 'yup';
import { useMakeAccountMutation } from '../../api/opening-api.ts';
import { SentForm } from '../../components/sent-form.tsx';
import styles from '../../components/form.module.css';
import { registeredIn, type Registered } from '../../features/session/registered.ts';

const emptyAccount: SellerAccountBody = {
  name: '',
  email: '',
  phone_number: '',
  password: '',
  password_confirmation: '',
};

const validate = validateWith(
  object({
    name: requiredName(),
    email: requiredEmail(messages.emailInvalid),
    phone_number: requiredText(messages.accountPhoneRequired),
    password: requiredPassword(6),
    password_confirmation: repeatedPassword(),
  }),
);

/** The first step: an account, whose code is mailed. */
export function AccountForm({ onRegistered }: { onRegistered: (registered: Registered) => void }) {
  const [makeAccount] = useMakeAccountMutation();
  const send = async (body: SellerAccountBody) => {
    const { data, error } = await makeAccount(body);
    return { data: registeredIn(data?.data, body.email.trim()) ?? undefined, error };
  };
  return (
    <>
      <p className={styles.text}>
        {'Langkah 1 dari 2: akunmu. Sudah punya akun Lapak? '}
        <PageLink
          className={styles.link}
          to={consolePaths.login()}
          state={{ [RETURN_TO]: consolePaths.register() }}
        >
          Masuk
        </PageLink>
      </p>
      <SentForm
        initialValues={emptyAccount}
        validate={validate}
        send={send}
        onDone={onRegistered}
        submitLabel="Lanjut"
        isLarge
        footer={
          <p className={styles.text}>
            {'Dengan mendaftar kamu menyetujui '}
            <a className={styles.link} href={TERMS_URL} target="_blank" rel="noreferrer">
              Syarat dan Ketentuan
            </a>
            {' dan '}
            <a className={styles.link} href={PRIVACY_URL} target="_blank" rel="noreferrer">
              Kebijakan Privasi
            </a>
            .
          </p>
        }
      >
        <FormTextField name="name" label="Nama" autoComplete="name" maxLength={200} />
        <FormTextField
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          hint="Kode dan kabar tokomu dikirim ke sini"
        />
        <PhoneField name="phone_number" label="Nomor Handphone" />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="new-password"
          hint="Minimal 6 karakter"
        />
        <PasswordField name="password_confirmation" label="Ulangi password" autoComplete="new-password" />
      </SentForm>
    </>
  );
}
