import type { ReactNode } from 'react';
import { AccountForm, type AccountFormProps } from './account-form.tsx';
import { CodeField } from './code-field.tsx';
import { validateCode, type CodeValues } from './code-schema.ts';
import { EntryPage } from './entry-page.tsx';

interface CodePageProps extends Pick<AccountFormProps<CodeValues>, 'onSubmit' | 'refusal' | 'footer'> {
  title: string;
  username: string;
  onBack: () => void;
  intro: ReactNode;
}

/** A page that asks for the code of an e-mail. */
export function CodePage({ title, username, onBack, intro, ...form }: CodePageProps) {
  return (
    <EntryPage title={title} username={username} onBack={onBack} intro={intro}>
      <AccountForm<CodeValues> {...form} validate={validateCode} submitLabel="Verifikasi">
        <CodeField />
      </AccountForm>
    </EntryPage>
  );
}
