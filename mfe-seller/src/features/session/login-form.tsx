import { answerCode } from '@lapak/contracts/api/answer-code';
import type { SellerSession } from '@lapak/contracts/api/seller';
import * as consolePaths from '@lapak/contracts/console-paths';
import { messages } from '@lapak/domain/messages';
import { PasswordField } from '@lapak/forms/password-field';
import { validateLogin, type LoginValues } from '@lapak/forms/login-rules';
import { UserField } from '@lapak/forms/user-field';
import { isApiError } from '@lapak/runtime';
import { useNavigateFromHere } from '@lapak/runtime/use-navigate-from-here';
import { useLogInMutation } from '../../api/session-api.ts';
import { SentForm } from '../../components/sent-form.tsx';
import { REGISTERED } from './registered.ts';

interface LoginFormProps {
  user?: string;
  onLoggedIn: (session: SellerSession) => void;
}

/** The login of the console: the same account as in a shop, and a session of its own. */
export function LoginForm({ user, onLoggedIn }: LoginFormProps) {
  const [send] = useLogInMutation();
  const navigate = useNavigateFromHere();
  const isUnverified = (error: unknown) => {
    if (!isApiError(error) || error.code !== answerCode.unverified) return false;
    // A long code was mailed.
    void navigate(consolePaths.register(), { state: { [REGISTERED]: error.data } });
    return true;
  };
  return (
    <SentForm
      initialValues={{ user }}
      validate={validateLogin}
      send={({ user: name = '', password = '' }: LoginValues) => send({ user: name.trim(), password })}
      onDone={({ data }) => onLoggedIn(data)}
      onFailed={isUnverified}
      failure={messages.loginUnreachable}
      submitLabel="Masuk"
      loadingLabel="Sedang masuk"
      isLarge
    >
      <UserField />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
    </SentForm>
  );
}
