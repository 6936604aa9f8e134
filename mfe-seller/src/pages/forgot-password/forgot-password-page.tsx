import * as consolePaths from '@lapak/contracts/console-paths';
import { messages } from '@lapak/domain/messages';
import { FormElement } from '@lapak/forms/form-element';
import { FormTextField } from '@lapak/forms/form-text-field';
import { PasswordField } from '@lapak/forms/password-field';
import { repeatedPassword, requiredPassword, requiredText } from '@lapak/forms/rules';
import { serverFieldErrors } from '@lapak/forms/server-field-errors';
import { validateWith } from '@lapak/forms/validate-with';
import { errorInfo, PageLink, useNavigate } from '@lapak/runtime';
import { Button } from '@lapak/ui/button';
import { toast } from '@lapak/ui/toast';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { object } from 'yup';
import { useRequestResetMutation, useResetPasswordMutation } from '../../api/session-api.ts';
import { ConsoleTitle } from '../../app/console-title.tsx';
import { FormAlert } from '../../components/form-alert.tsx';
import styles from '../../components/form.module.css';

interface ForgotValues {
  user?: string;
}

interface ResetValues {
  code?: string;
  password?: string;
  password_confirmation?: string;
}

const validateForgot = validateWith(object({ user: requiredText(messages.emailRequired) }));

const validateReset = validateWith(
  object({
    code: requiredText(messages.codeRequired),
    password: requiredPassword(8),
    password_confirmation: repeatedPassword(),
  }),
);

/** The first step: whose password. @param onSent gets the account that the code was mailed to */
function ForgotForm({ onSent }: { onSent: (user: string) => void }) {
  const [request] = useRequestResetMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = async ({ user = '' }: ForgotValues) => {
    setRefusal(null);
    const { data, error } = await request({ user: user.trim() });
    if (data) onSent(user.trim());
    else setRefusal(errorInfo(error, messages.codeUnreachable));
  };
  return (
    <Form<ForgotValues> validate={validateForgot} onSubmit={submit}>
      {({ handleSubmit, submitting }) => (
        <FormElement className={styles.form} onSubmit={handleSubmit}>
          <p className={styles.text}>
            Masukkan email atau nomor handphone akun kamu. Kami akan mengirim kode untuk mengatur ulang
            password.
          </p>
          <FormAlert text={refusal} />
          <FormTextField
            name="user"
            label="Email atau Nomor Handphone"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button type="submit" size="lg" block loading={submitting}>
            Kirim Kode
          </Button>
        </FormElement>
      )}
    </Form>
  );
}

/** The second step: the code of the mail, and the password from then on. */
function ResetForm({ user, onDone }: { user: string; onDone: (info: string) => void }) {
  const [reset] = useResetPasswordMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = async ({ code = '', password = '', password_confirmation = '' }: ResetValues) => {
    setRefusal(null);
    const { data, error } = await reset({ user, code: code.trim(), password, password_confirmation });
    if (data) {
      onDone(data.info);
      return undefined;
    }
    const errors = serverFieldErrors(error);
    if (!errors) setRefusal(errorInfo(error, messages.codeUnreachable));
    return errors ?? undefined;
  };
  return (
    <Form<ResetValues> validate={validateReset} onSubmit={submit}>
      {({ handleSubmit, submitting }) => (
        <FormElement className={styles.form} onSubmit={handleSubmit}>
          <p
            className={styles.text}
          >{`Masukkan kode yang kami kirim untuk akun ${user}, lalu password yang baru.`}</p>
          <FormAlert text={refusal} />
          <FormTextField name="code" label="Kode" autoComplete="one-time-code" spellCheck={false} />
          <PasswordField
            name="password"
            label="Password Baru"
            autoComplete="new-password"
            hint="Minimal 8 karakter"
          />
          <PasswordField name="password_confirmation" label="Ulangi password" autoComplete="new-password" />
          <Button type="submit" size="lg" block loading={submitting}>
            Simpan
          </Button>
        </FormElement>
      )}
    </Form>
  );
}

/** A forgotten password, without a store: of the same account as in the shops. */
export default function ForgotPasswordPage() {
  const navigate = useNavigate();
  const [user, setUser] = useState<string | null>(null);
  const done = (info: string) => {
    toast.success(info);
    void navigate(consolePaths.login(), { replace: true });
  };
  return (
    <div className={styles.card}>
      <ConsoleTitle page="Lupa Password" />
      <h1 className={styles.title}>Lupa Password</h1>
      {user === null ? <ForgotForm onSent={setUser} /> : <ResetForm user={user} onDone={done} />}
      <PageLink className={styles.link} to={consolePaths.login()}>
        Kembali ke halaman masuk
      </PageLink>
    </div>
  );
}
