import type { SellerAccountBody } from '@lapak/contracts/api/seller-store';
import * as consolePaths from '@lapak/contracts/console-paths';
import { messages } from '@lapak/domain/messages';
import { RETURN_TO } from '@lapak/domain/navigation-state';
import { PRIVACY_URL, TERMS_URL } from '@lapak/domain/platform-pages';
import { FormElement } from '@lapak/forms/form-element';
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
import { serverFieldErrors } from '@lapak/forms/server-field-errors';
import { validateWith } from '@lapak/forms/validate-with';
import { errorInfo, PageLink } from '@lapak/runtime';
import { Button } from '@lapak/ui/button';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { object } from 'yup';
import { useMakeAccountMutation } from '../../api/opening-api.ts';
import { FormAlert } from '../../components/form-alert.tsx';
import styles from '../../components/form.module.css';
import { registeredIn, type Registered } from '../../features/session/registered.ts';

const nobody: SellerAccountBody = {
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
  const [send] = useMakeAccountMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = async (body: SellerAccountBody) => {
    setRefusal(null);
    const { data, error } = await send(body);
    const registered = registeredIn(data?.data, body.email.trim());
    if (registered) {
      onRegistered(registered);
      return undefined;
    }
    const errors = serverFieldErrors(error);
    if (!errors) setRefusal(errorInfo(error, messages.somethingFailed));
    return errors ?? undefined;
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
      <Form<SellerAccountBody> initialValues={nobody} validate={validate} onSubmit={submit}>
        {({ handleSubmit, submitting }) => (
          <FormElement className={styles.form} onSubmit={handleSubmit}>
            <FormAlert text={refusal} />
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
            <Button type="submit" size="lg" block loading={submitting}>
              Lanjut
            </Button>
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
          </FormElement>
        )}
      </Form>
    </>
  );
}
