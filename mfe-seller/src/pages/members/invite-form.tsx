import type { InviteBody, MemberRole } from '@lapak/contracts/api/seller';
import { messages } from '@lapak/domain/messages';
import { FormElement } from '@lapak/forms/form-element';
import { FormSelect } from '@lapak/forms/form-select';
import { FormTextField } from '@lapak/forms/form-text-field';
import { requiredEmail } from '@lapak/forms/rules';
import { refusedForm } from '@lapak/forms/server-field-errors';
import { validateWith } from '@lapak/forms/validate-with';
import { Button } from '@lapak/ui/button';
import { Section } from '@lapak/ui/section';
import { toast } from '@lapak/ui/toast';
import { Form, FormSpy } from 'react-final-form';
import { object } from 'yup';
import { useInviteMutation } from '../../api/store-api.ts';
import { useToko } from '../../app/toko-context.ts';
import styles from '../../components/form.module.css';
import { roleTexts } from '../../features/members/role-names.ts';
import { roleOptions } from '../../features/members/role-options.ts';
import { refusalText } from '../../lib/refusal.ts';

const validate = validateWith(object({ email: requiredEmail(messages.emailInvalid) }));
const emptyInvitation: InviteBody = { email: '', role: 'staff' };

function RoleText() {
  return (
    <FormSpy<InviteBody> subscription={{ values: true }}>
      {({ values }) => <p className={styles.text}>{roleTexts[values.role as MemberRole]}</p>}
    </FormSpy>
  );
}

/** Invites somebody by mail. */
export function InviteForm() {
  const { username: toko } = useToko();
  const [send] = useInviteMutation();
  return (
    <Section title="Undang orang">
      <Form<InviteBody>
        initialValues={emptyInvitation}
        validate={validate}
        onSubmit={async ({ email, role }, form) => {
          const { error } = await send({ toko, email: email.trim(), role });
          if (!error) {
            toast.success(`Undangan dikirim ke ${email.trim()}`);
            // After the submission, which would mark the emptied field.
            setTimeout(() => form.restart(), 0);
            return undefined;
          }
          return refusedForm(error, refusalText(error));
        }}
      >
        {({ handleSubmit, submitting }) => (
          <FormElement onSubmit={handleSubmit} className={styles.form}>
            <FormTextField
              name="email"
              label="Alamat email"
              type="email"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={200}
            />
            <FormSelect name="role" label="Peran" options={roleOptions} />
            <RoleText />
            <Button type="submit" loading={submitting}>
              Kirim undangan
            </Button>
          </FormElement>
        )}
      </Form>
    </Section>
  );
}
