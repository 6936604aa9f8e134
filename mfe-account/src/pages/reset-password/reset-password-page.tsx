import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import { repeatedPassword, requiredPassword } from '@lapak/forms/rules';
import { validateWith } from '@lapak/forms/validate-with';
import { Navigate, useGoBack, useLocation, useParams } from '@lapak/runtime';
import { useNavigateFromHere } from '@lapak/runtime/use-navigate-from-here';
import { toast } from '@lapak/ui/toast';
import { object } from 'yup';
import { useResetPasswordMutation } from '../../api/auth-api.ts';
import { AccountForm } from '../../features/forms/account-form.tsx';
import { EntryPage } from '../../features/forms/entry-page.tsx';
import { textOfState } from '@lapak/domain/navigation-state';
import { NewPasswordFields } from '../../features/forms/new-password-fields.tsx';
import { answerErrors } from '../../features/forms/answer-errors.ts';
import { returnState } from '../../features/session/return-state.ts';
import { useEnter } from '../../features/session/use-enter.ts';

interface ResetValues {
  password: string;
  password_confirmation: string;
}

/** Spec 3 §5, reset password. */
const validateReset = validateWith(
  object({ password: requiredPassword(8), password_confirmation: repeatedPassword() }),
);

/** The last step of the password chain; needs the user, and the code, of the steps before (spec 3 §2). */
export default function ResetPasswordPage() {
  const { username = '' } = useParams();
  const location = useLocation();
  const navigate = useNavigateFromHere();
  const goBack = useGoBack(paths.login(username));
  const [reset] = useResetPasswordMutation();
  const enter = useEnter(username);
  const user = textOfState(location.state, 'user');
  const code = textOfState(location.state, 'code') ?? '';
  if (user === null) return <Navigate to={paths.login(username)} replace />;

  const submit = async (values: ResetValues) => {
    const outcome = await reset({ ...values, user, code });
    return answerErrors(outcome, {
      failure: messages.codeUnreachable,
      onSuccess: async (info) => {
        toast.success(info);
        // The answer has a session when failed attempts of others have locked the login.
        if (await enter(outcome.data?.data ?? {})) return;
        await navigate(paths.login(username), { replace: true, state: returnState(location.state) });
      },
    });
  };

  return (
    <EntryPage title="Atur Ulang Password" username={username} onBack={goBack}>
      <AccountForm<ResetValues> validate={validateReset} onSubmit={submit} submitLabel="Simpan">
        <NewPasswordFields label="Password Baru" minimum={8} />
      </AccountForm>
    </EntryPage>
  );
}
