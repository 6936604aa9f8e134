import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import { PasswordField } from '@lapak/forms/password-field';
import { repeatedPassword, requiredPassword } from '@lapak/forms/rules';
import { validateWith } from '@lapak/forms/validate-with';
import { selectUser, useAppSelector, useGetProfileQuery, useParams } from '@lapak/runtime';
import { useNavigateFromHere } from '@lapak/runtime/use-navigate-from-here';
import { toast } from '@lapak/ui/toast';
import { object } from 'yup';
import { useChangePasswordMutation, type ChangePasswordBody } from '../../api/profile-api.ts';
import { AccountForm } from '../../features/forms/account-form.tsx';
import { AccountPage } from '../../features/forms/account-page.tsx';
import { NewPasswordFields } from '../../features/forms/new-password-fields.tsx';
import { answerErrors } from '../../features/forms/answer-errors.ts';

/** Spec 3 §5, change password. */
const validatePassword = validateWith(
  object({
    old_password: requiredPassword(8),
    password: requiredPassword(8),
    password_confirmation: repeatedPassword(),
  }),
);

/** Changes the password, then opens the verification with the e-mail (spec-decisions 10). */
export default function EditPasswordPage() {
  const { username = '' } = useParams();
  const known = useAppSelector(selectUser);
  const { data } = useGetProfileQuery(undefined, { skip: known !== null });
  const email = (known ?? data?.data.user)?.email;
  const navigate = useNavigateFromHere();
  const [change] = useChangePasswordMutation();

  const submit = async (values: ChangePasswordBody) =>
    answerErrors(await change(values), {
      failure: messages.somethingFailed,
      onSuccess: () => {
        toast.success(messages.dataSaved);
        return navigate(paths.registerVerification(username), { state: { email } });
      },
    });

  return (
    <AccountPage title="Ganti Password" username={username}>
      <AccountForm<ChangePasswordBody> validate={validatePassword} onSubmit={submit} submitLabel="Simpan">
        <PasswordField name="old_password" label="Password Lama" autoComplete="current-password" />
        <NewPasswordFields label="Password Baru" minimum={8} />
      </AccountForm>
    </AccountPage>
  );
}
