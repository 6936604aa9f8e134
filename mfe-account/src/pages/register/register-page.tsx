import { PRIVACY_URL } from '@lapak/domain/platform-pages';
import type { RegisterBody } from '@lapak/contracts/api/auth';
import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import { FormTextField } from '@lapak/forms/form-text-field';
import { PhoneField } from '@lapak/forms/phone-field';
import { PageLink, useGoBack, useLocation, useParams } from '@lapak/runtime';
import { useNavigateFromHere } from '@lapak/runtime/use-navigate-from-here';
import { useRegisterMutation } from '../../api/auth-api.ts';
import { AccountForm } from '../../features/forms/account-form.tsx';
import { EntryPage } from '../../features/forms/entry-page.tsx';
import { NewPasswordFields } from '../../features/forms/new-password-fields.tsx';
import { keepPause, retryAfter } from '../../features/forms/resend-pause.ts';
import { answerErrors } from '../../features/forms/answer-errors.ts';
import { returnState } from '../../features/session/return-state.ts';
import styles from '../../features/forms/entry-page.module.css';
import {
  repeatedPassword,
  requiredEmail,
  requiredName,
  requiredPassword,
  requiredText,
} from '@lapak/forms/rules';
import { validateWith } from '@lapak/forms/validate-with';
import { object } from 'yup';

/** Spec 3 §5, register. */
const validateRegister = validateWith(
  object({
    name: requiredName(),
    username: requiredText(messages.usernameRequired),
    email: requiredEmail(messages.emailInvalid),
    phone_number: requiredText(messages.accountPhoneRequired),
    password: requiredPassword(6),
    password_confirmation: repeatedPassword(),
  }),
);

/** A new customer account; '00' opens the verification of the e-mailed code (spec 3 §4). */
export default function RegisterPage() {
  const { username = '' } = useParams();
  const navigate = useNavigateFromHere();
  const onwards = returnState(useLocation().state);
  const goBack = useGoBack(paths.login(username));
  const [register] = useRegisterMutation();

  const submit = async (values: RegisterBody) => {
    const body = {
      ...values,
      name: values.name.trim(),
      username: values.username.trim(),
      email: values.email.trim(),
    };
    const outcome = await register(body);
    keepPause(body.email, retryAfter(outcome.data?.data));
    const state = { ...onwards, email: body.email, registration: outcome.data?.data?.registration };
    return answerErrors(outcome, {
      failure: messages.somethingFailed,
      onSuccess: () => navigate(paths.registerVerification(username), { state }),
    });
  };

  return (
    <EntryPage title="Daftar" username={username} onBack={goBack}>
      <AccountForm<RegisterBody>
        validate={validateRegister}
        onSubmit={submit}
        submitLabel="Daftar"
        footer={
          <>
            <p className={styles.other}>
              Sudah punya akun?{' '}
              <PageLink className={styles.link} to={paths.login(username)} state={onwards}>
                Login
              </PageLink>
            </p>
            <p className={styles.other}>
              <a className={styles.link} href={PRIVACY_URL} target="_blank" rel="noreferrer">
                Kebijakan Privasi
              </a>
            </p>
          </>
        }
      >
        <FormTextField name="name" label="Nama" autoComplete="name" />
        <FormTextField
          name="username"
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <FormTextField name="email" label="Email" type="email" autoComplete="email" />
        <PhoneField name="phone_number" label="Nomor Handphone" />
        <NewPasswordFields label="Password" minimum={6} />
      </AccountForm>
    </EntryPage>
  );
}
