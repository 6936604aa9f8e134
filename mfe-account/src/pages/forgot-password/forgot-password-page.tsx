import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import { requiredText } from '@lapak/forms/rules';
import { validateWith } from '@lapak/forms/validate-with';
import { UserField } from '@lapak/forms/user-field';
import { useGoBack, useLocation, useParams } from '@lapak/runtime';
import { useNavigateFromHere } from '@lapak/runtime/use-navigate-from-here';
import { object } from 'yup';
import { useRequestResetMutation } from '../../api/auth-api.ts';
import { AccountForm } from '../../features/forms/account-form.tsx';
import { EntryPage } from '../../features/forms/entry-page.tsx';
import { keepPause, retryAfter } from '../../features/forms/resend-pause.ts';
import { answerErrors } from '../../features/forms/answer-errors.ts';
import { returnState } from '../../features/session/return-state.ts';

interface ForgotValues {
  user: string;
}

/** Spec 3 §5, forgot. */
const validateForgot = validateWith(object({ user: requiredText(messages.emailRequired) }));

/** The first step of the password chain: the user. */
export default function ForgotPasswordPage() {
  const { username = '' } = useParams();
  const navigate = useNavigateFromHere();
  const { state } = useLocation();
  const goBack = useGoBack(paths.login(username));
  const [request] = useRequestResetMutation();

  const submit = async (values: ForgotValues) => {
    const user = values.user.trim();
    const outcome = await request({ user });
    keepPause(user, retryAfter(outcome.data?.data));
    return answerErrors(outcome, {
      failure: messages.codeUnreachable,
      onSuccess: () =>
        navigate(paths.forgotPasswordVerification(username), { state: { ...returnState(state), user } }),
    });
  };

  return (
    <EntryPage
      title="Lupa Password"
      username={username}
      onBack={goBack}
      intro="Masukkan email atau nomor handphone akun kamu. Kami akan mengirim kode untuk mengatur ulang password."
    >
      <AccountForm<ForgotValues> validate={validateForgot} onSubmit={submit} submitLabel="Kirim Kode">
        <UserField />
      </AccountForm>
    </EntryPage>
  );
}
