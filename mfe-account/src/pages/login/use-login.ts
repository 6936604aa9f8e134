import { answerCode } from '@lapak/contracts/api/answer-code';
import type { LoginData } from '@lapak/contracts/api/auth';
import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import { isApiError, loggedIn, useAppDispatch, useNavigate, writeToken } from '@lapak/runtime';
import { toast } from '@lapak/ui/toast';
import { useState } from 'react';
import { useLoginMutation } from '../../api/auth-api.ts';
import type { LoginValues } from './login-schema.ts';

interface LoginOutcome {
  code: string | null;
  info: string | null;
  data: LoginData;
}

const hasEmail = (data: unknown): data is { email: string } =>
  typeof data === 'object' && data !== null && 'email' in data && typeof data.email === 'string';

/** Logs in (spec 3 §4); `refusal` is the server's word on why not. */
export function useLogin(username: string) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [send] = useLoginMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  const take = async ({ code, info, data }: LoginOutcome, typedUser: string) => {
    if (code === answerCode.success && data.access_token && data.user) {
      writeToken(data.access_token);
      dispatch(loggedIn(data.user));
      toast.success(messages.loginBerhasil);
      await navigate(paths.home(username), { replace: true });
    } else if (code === answerCode.unverified) {
      toast.info(info ?? messages.terjadiKesalahan);
      await navigate(paths.registerVerification(username), { state: { email: data.email ?? typedUser } });
    } else {
      setRefusal(info ?? messages.terjadiKesalahan);
    }
  };

  const login = async ({ user = '', password = '' }: LoginValues) => {
    setRefusal(null);
    const body = { user: user.trim(), password };
    const { data: answer, error } = await send(body);
    if (answer) return take(answer, body.user);
    if (isApiError(error) && error.status !== 'NETWORK') {
      const data = hasEmail(error.data) ? { email: error.data.email } : {};
      return take({ code: error.code, info: error.info, data }, body.user);
    }
    toast.error(messages.somethingWentWrongLogin);
    return undefined;
  };
  return { login, refusal };
}
