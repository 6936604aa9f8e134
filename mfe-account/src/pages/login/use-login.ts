import { answerCode } from '@lapak/contracts/api/answer-code';
import type { LoginData } from '@lapak/contracts/api/auth';
import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import { textOfState } from '@lapak/domain/navigation-state';
import type { LoginValues } from '@lapak/forms/login-rules';
import { isApiError, useLocation } from '@lapak/runtime';
import { useNavigateFromHere } from '@lapak/runtime/use-navigate-from-here';
import { toast } from '@lapak/ui/toast';
import { FORM_ERROR } from 'final-form';
import { useLoginMutation } from '../../api/auth-api.ts';
import { keepPause, retryAfter } from '../../features/forms/resend-pause.ts';
import { returnState } from '../../features/session/return-state.ts';
import { useEnter } from '../../features/session/use-enter.ts';

interface LoginOutcome {
  code: string | null;
  info: string | null;
  data: LoginData;
}

/** Logs in (spec 3 §4); a rejection is an error of the form. */
export function useLogin(username: string) {
  const [send] = useLoginMutation();
  const enter = useEnter(username);
  const navigate = useNavigateFromHere();
  const { state } = useLocation();

  const take = async ({ code, info, data }: LoginOutcome, typedUser: string) => {
    if (code === answerCode.success && (await enter(data))) return undefined;
    const text = info ?? messages.somethingFailed;
    if (code !== answerCode.unverified) return { [FORM_ERROR]: text };
    toast.info(text);
    const { email = typedUser, registration } = data;
    keepPause(email, retryAfter(data));
    await navigate(paths.registerVerification(username), {
      state: { ...returnState(state), email, registration },
    });
    return undefined;
  };

  const login = async ({ user = '', password = '' }: LoginValues) => {
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
  return login;
}
