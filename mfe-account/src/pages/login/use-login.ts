import { answerCode } from '@lapak/contracts/api/answer-code';
import type { LoginData } from '@lapak/contracts/api/auth';
import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import { textOfState } from '@lapak/domain/navigation-state';
import type { LoginValues } from '@lapak/forms/login-rules';
import { isApiError, useLocation, useNavigate } from '@lapak/runtime';
import { toast } from '@lapak/ui/toast';
import { useState } from 'react';
import { useLoginMutation } from '../../api/auth-api.ts';
import { keepPause, retryAfter } from '../../features/forms/resend-pause.ts';
import { returnState } from '../../features/session/return-state.ts';
import { useEnter } from '../../features/session/use-enter.ts';

interface LoginOutcome {
  code: string | null;
  info: string | null;
  data: LoginData;
}

/** Logs in (spec 3 §4); `refusal` is the server's reason for a rejection. */
export function useLogin(username: string) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [send] = useLoginMutation();
  const enter = useEnter(username);
  const navigate = useNavigate();
  const { state } = useLocation();

  const take = async ({ code, info, data }: LoginOutcome, typedUser: string) => {
    if (code === answerCode.success && (await enter(data))) return;
    if (code === answerCode.unverified) {
      toast.info(info ?? messages.somethingFailed);
      const { email = typedUser, registration } = data;
      keepPause(email, retryAfter(data));
      await navigate(paths.registerVerification(username), {
        state: { ...returnState(state), email, registration },
      });
    } else {
      setRefusal(info ?? messages.somethingFailed);
    }
  };

  const login = async ({ user = '', password = '' }: LoginValues) => {
    setRefusal(null);
    const body = { user: user.trim(), password };
    const { data: answer, error } = await send(body);
    if (answer) return take(answer, body.user);
    if (isApiError(error) && error.status !== 'NETWORK') {
      const data = {
        email: textOfState(error.data, 'email') ?? undefined,
        registration: textOfState(error.data, 'registration') ?? undefined,
        retry_after: retryAfter(error.data) ?? undefined,
      };
      return take({ code: error.code, info: error.info, data }, body.user);
    }
    toast.error(messages.loginUnreachable);
    return undefined;
  };
  return { login, refusal };
}
