import { paths } from '@lapak/contracts/routes';
import { PasswordField } from '@lapak/forms/password-field';
import { validateLogin, type LoginValues } from '@lapak/forms/login-rules';
import { UserField } from '@lapak/forms/user-field';
import { PageLink, useLocation } from '@lapak/runtime';
import { AccountForm } from '../../features/forms/account-form.tsx';
import styles from '../../features/forms/entry-page.module.css';
import { returnState } from '../../features/session/return-state.ts';
import { useLogin } from './use-login.ts';

interface LoginFormProps {
  username: string;
  /** The newer layout's button is disabled until the form is valid (spec 3 §5). */
  isNewerLayout: boolean;
}

export function LoginForm({ username, isNewerLayout }: LoginFormProps) {
  const login = useLogin(username);
  const onwards = returnState(useLocation().state);
  return (
    <AccountForm<LoginValues>
      validate={validateLogin}
      onSubmit={login}
      submitLabel="Login"
      waitsForValid={isNewerLayout}
      footer={
        <p className={styles.other}>
          Belum punya akun?{' '}
          <PageLink className={styles.link} to={paths.register(username)} state={onwards}>
            Daftar
          </PageLink>
        </p>
      }
    >
      <UserField />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <PageLink className={styles.aside} to={paths.forgotPassword(username)} state={onwards}>
        Lupa password?
      </PageLink>
    </AccountForm>
  );
}
