import { answerCode } from '@lapak/contracts/api/answer-code';
import type { SellerSession } from '@lapak/contracts/api/seller';
import * as consolePaths from '@lapak/contracts/console-paths';
import { messages } from '@lapak/domain/messages';
import { FormElement } from '@lapak/forms/form-element';
import { FormTextField } from '@lapak/forms/form-text-field';
import { PasswordField } from '@lapak/forms/password-field';
import { errorInfo, isApiError, useNavigate } from '@lapak/runtime';
import { Button } from '@lapak/ui/button';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { useLogInMutation } from '../../api/session-api.ts';
import { FormAlert } from '../../components/form-alert.tsx';
import styles from '../../components/form.module.css';
import { REGISTERED } from './registered.ts';
import { validateLogin, type LoginValues } from './login-schema.ts';

interface LoginFormProps {
  user?: string;
  onLoggedIn: (session: SellerSession) => void;
}

/** The login of the console: the same account as in a shop, and a session of its own. */
export function LoginForm({ user, onLoggedIn }: LoginFormProps) {
  const [send] = useLogInMutation();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = async ({ user: name = '', password = '' }: LoginValues) => {
    setRefusal(null);
    const { data, error } = await send({ user: name.trim(), password });
    if (data) onLoggedIn(data.data);
    else if (isApiError(error) && error.code === answerCode.unverified)
      // A long code was mailed.
      void navigate(consolePaths.register(), { state: { [REGISTERED]: error.data } });
    else setRefusal(errorInfo(error, messages.loginUnreachable));
  };
  return (
    <Form<LoginValues> initialValues={{ user }} validate={validateLogin} onSubmit={submit}>
      {({ handleSubmit, submitting }) => (
        <FormElement className={styles.form} onSubmit={handleSubmit}>
          <FormAlert text={refusal} />
          <FormTextField
            name="user"
            label="Email atau Nomor Handphone"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField name="password" label="Password" autoComplete="current-password" />
          <Button type="submit" size="lg" block loading={submitting} loadingLabel="Sedang masuk">
            Masuk
          </Button>
        </FormElement>
      )}
    </Form>
  );
}
