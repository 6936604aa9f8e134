import { answerCode } from '@lapak/contracts/api/answer-code';
import type { EmptyAnswer } from '@lapak/contracts/api/common';
import { messages } from '@lapak/domain/messages';
import { FormTextField } from '@lapak/forms/form-text-field';
import { isApiError } from '@lapak/runtime';
import { type ReactNode, useEffect, useState } from 'react';
import { AccountForm } from './account-form.tsx';
import { EntryPage } from './entry-page.tsx';
import { type Resend, ResendButton } from './resend-button.tsx';
import { keepPause, pauseLeft, retryAfter } from './resend-pause.ts';
import { answerErrors } from './answer-errors.ts';
import { requiredText } from '@lapak/forms/rules';
import { validateWith } from '@lapak/forms/validate-with';
import { object } from 'yup';

/** The code of an e-mail. */
function CodeField() {
  return (
    <FormTextField
      name="code"
      label="Kode Verifikasi"
      autoComplete="one-time-code"
      inputMode="numeric"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

/** Seconds until another code of an account may be requested, counting down; `pause` begins anew. */
function useResendPause(account: string) {
  const [secondsLeft, setSecondsLeft] = useState(() => pauseLeft(account));
  const isPaused = secondsLeft > 0;

  useEffect(() => {
    if (!isPaused) return undefined;
    const timer = setInterval(() => setSecondsLeft(pauseLeft(account)), 1_000);
    return () => clearInterval(timer);
  }, [account, isPaused]);

  const pause = (seconds: number | null) => {
    keepPause(account, seconds);
    setSecondsLeft(pauseLeft(account));
  };
  return { secondsLeft, pause };
}

interface CodeValues {
  code: string;
}

/** Spec 3 §5, verification. */
const validateCode = validateWith(object({ code: requiredText(messages.codeRequired) }));

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
  const { secondsLeft, pause } = useResendPause(account);
  const [focusCount, setFocusCount] = useState(0);

  const submit = async (values: CodeValues) => {
    const code = values.code.trim();
    const outcome = await verify(code);
    const { error } = outcome;
    const errors = await answerErrors(outcome, {
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
        footer={
          <ResendButton resend={resend} secondsLeft={secondsLeft} onPause={pause} focusCount={focusCount} />
        }
      >
        <CodeField />
      </AccountForm>
    </EntryPage>
  );
}
