import * as consolePaths from '@lapak/contracts/console-paths';
import { messages } from '@lapak/domain/messages';
import { FormTextField } from '@lapak/forms/form-text-field';
import { PasswordField } from '@lapak/forms/password-field';
import { repeatedPassword, requiredPassword, requiredText } from '@lapak/forms/rules';
import { validateWith } from '@lapak/forms/validate-with';
import { UserField } from '@lapak/forms/user-field';
import { PageLink } from '@lapak/runtime';
import { useNavigateFromHere } from '@lapak/runtime/use-navigate-from-here';
import { toast } from '@lapak/ui/toast';
import { useState } from 'react';
import { object } from 'yup';
import { useRequestResetMutation, useResetPasswordMutation } from '../../api/session-api.ts';
import { ConsoleTitle } from '../../app/console-title.tsx';
import { SentForm } from '../../components/sent-form.tsx';
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
  const send = async ({ user = '' }: ForgotValues) => {
    const { data, error } = await request({ user: user.trim() });
    return { data: data && user.trim(), error };
  };
  return (
    <SentForm
      validate={validateForgot}
      send={send}
      onDone={onSent}
      failure={messages.codeUnreachable}
      submitLabel="Kirim Kode"
      isLarge
      intro={
        <p className={styles.text}>
          Masukkan email atau nomor handphone akun kamu. Kami akan mengirim kode untuk mengatur ulang
          password.
        </p>
      }
    >
      <UserField />
    </SentForm>
  );
}

/** The second step: the code of the mail, and the password from then on. */
function ResetForm({ user, onDone }: { user: string; onDone: (info: string) => void }) {
  const [reset] = useResetPasswordMutation();
  return (
    <SentForm
      validate={validateReset}
      send={({ code = '', password = '', password_confirmation = '' }: ResetValues) =>
        reset({ user, code: code.trim(), password, password_confirmation })
      }
      onDone={({ info }) => onDone(info)}
      failure={messages.codeUnreachable}
      submitLabel="Simpan"
      isLarge
      intro={
        <p className={styles.text}>
          {`Masukkan kode yang kami kirim untuk akun ${user}, lalu password yang baru.`}
        </p>
      }
    >
      <FormTextField name="code" label="Kode" autoComplete="one-time-code" spellCheck={false} />
      <PasswordField
        name="password"
        label="Password Baru"
        autoComplete="new-password"
        hint="Minimal 8 karakter"
      />
      <PasswordField name="password_confirmation" label="Ulangi password" autoComplete="new-password" />
    </SentForm>
  );
}

/** A forgotten password, without a store: of the same account as in the shops. */
export default function ForgotPasswordPage() {
  const navigate = useNavigateFromHere();
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
