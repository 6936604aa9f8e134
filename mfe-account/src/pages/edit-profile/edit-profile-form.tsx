import type { ProfileBody, User } from '@lapak/contracts/api/auth';
import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import { canonicalPhone } from '@lapak/domain/phone';
import { FormTextField } from '@lapak/forms/form-text-field';
import { PhoneField } from '@lapak/forms/phone-field';
import { requiredEmail, requiredName, requiredText } from '@lapak/forms/rules';
import { validateWith } from '@lapak/forms/validate-with';
import { profileLoaded, useAppDispatch } from '@lapak/runtime';
import { useNavigateFromHere } from '@lapak/runtime/use-navigate-from-here';
import { TextField } from '@lapak/ui/text-field';
import { toast } from '@lapak/ui/toast';
import { useState } from 'react';
import { object } from 'yup';
import { useSaveProfileMutation } from '../../api/profile-api.ts';
import { useAccountDraft } from '../../features/forms/account-draft.tsx';
import { AccountForm } from '../../features/forms/account-form.tsx';
import { answerErrors } from '../../features/forms/answer-errors.ts';

/** Spec 3 §5, profile. */
const validateProfile = validateWith(
  object({
    name: requiredName(),
    username: requiredText(messages.usernameRequired),
    email: requiredEmail(messages.emailInvalid),
    phone_number: requiredText(messages.accountPhoneRequired),
  }),
);

interface EditProfileFormProps {
  /** The store's. */
  username: string;
  user: User;
}

/** Saves, then goes to the verification with the e-mail (spec-decisions 10). The e-mail is only shown. */
export function EditProfileForm({ username, user }: EditProfileFormProps) {
  const [save] = useSaveProfileMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigateFromHere();
  // From the first render: the answer to saving must not overwrite the form.
  const [initialValues] = useState<ProfileBody>(() => ({
    name: user.name,
    username: user.username,
    email: user.email,
    phone_number: user.phone_number,
  }));
  const draft = useAccountDraft('profile', initialValues);
  // A username is chosen once; an account that has none yet may still choose it.
  const hasUsername = initialValues.username !== '';

  const submit = async (values: ProfileBody) => {
    const body = {
      ...values,
      name: values.name.trim(),
      username: values.username.trim(),
      // As the API stores it, which the checkouts fill in from here.
      phone_number: canonicalPhone(values.phone_number) ?? values.phone_number,
    };
    return answerErrors(await save(body), {
      failure: messages.somethingFailed,
      onSuccess: () => {
        dispatch(profileLoaded({ ...user, ...body }));
        toast.success(messages.dataSaved);
        return navigate(paths.registerVerification(username), { state: { email: body.email } });
      },
    });
  };

  return (
    <AccountForm<ProfileBody>
      initialValues={draft.initialValues}
      draftName={draft.name}
      validate={validateProfile}
      onSubmit={submit}
      submitLabel="Simpan"
    >
      <FormTextField name="name" label="Nama" autoComplete="name" />
      <FormTextField
        name="username"
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        disabled={hasUsername}
      />
      <TextField label="Email" type="email" autoComplete="email" value={user.email} readOnly />
      <PhoneField name="phone_number" label="Nomor Handphone" />
    </AccountForm>
  );
}
