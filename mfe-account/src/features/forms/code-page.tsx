import { answerCode } from '@lapak/contracts/api/answer-code';
import type { EmptyAnswer } from '@lapak/contracts/api/common';
import { messages } from '@lapak/domain/messages';
import { isApiError } from '@lapak/runtime';
import { useState, type ReactNode } from 'react';
import { AccountForm } from './account-form.tsx';
import { CodeField } from './code-field.tsx';
import { validateCode, type CodeValues } from './code-schema.ts';
import { EntryPage } from './entry-page.tsx';
import { ResendButton, type Resend } from './resend-button.tsx';
import { retryAfter } from './resend-pause.ts';
import { useAnswer } from './use-answer.ts';
import { useResendPause } from './use-resend-pause.ts';

interface CodePageProps extends Resend {
  title: string;
  username: string;
  /** Address or number that the code was requested for. */
  account: string;
  onBack: () => void;
  intro: ReactNode;
  verify: (code: string) => Promise<{ data?: EmptyAnswer; error?: unknown }>;
  onRight: (code: string, info: string) => Promise<unknown> | unknown;
}

/** A page that asks for the code of an e-mail. After too many wrong ones the focus is on the button for another. */
export function CodePage({
  title,
  username,
  account,
  onBack,
  intro,
  verify,
  onRight,
  resend,
}: CodePageProps) {
  const { refusal, take } = useAnswer();
  const { secondsLeft, pause } = useResendPause(account);
  const [focusCount, setFocusCount] = useState(0);

  const submit = async (values: CodeValues) => {
    const code = values.code.trim();
    const outcome = await verify(code);
    const { error } = outcome;
    const errors = await take(outcome, {
      failure: messages.codeUnreachable,
      onSuccess: (info) => onRight(code, info),
    });
    if (isApiError(error) && error.code === answerCode.codeLocked) {
      pause(retryAfter(error.data));
      setFocusCount((count) => count + 1);
    }
    return errors;
  };

  return (
    <EntryPage title={title} username={username} onBack={onBack} intro={intro}>
      <AccountForm<CodeValues>
        validate={validateCode}
        submitLabel="Verifikasi"
        onSubmit={submit}
        refusal={refusal}
        footer={
          <ResendButton resend={resend} secondsLeft={secondsLeft} onPause={pause} focusCount={focusCount} />
        }
      >
        <CodeField />
      </AccountForm>
    </EntryPage>
  );
}
