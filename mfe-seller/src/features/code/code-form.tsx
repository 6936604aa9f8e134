import type { CodeSentAnswer } from '@lapak/contracts/api/common';
import { messages } from '@lapak/domain/messages';
import { FormTextField } from '@lapak/forms/form-text-field';
import { requiredText } from '@lapak/forms/rules';
import { validateWith } from '@lapak/forms/validate-with';
import type { ReactNode } from 'react';
import { object } from 'yup';
import { SentForm } from '../../components/sent-form.tsx';
import { ResendCode } from './resend-code.tsx';

const validate = validateWith(object({ code: requiredText(messages.codeRequired) }));

interface CodeFormProps<Answer> {
  /** What the code is for, and where it was sent. */
  intro: ReactNode;
  action: string;
  isLarge?: boolean;
  send: (code: string) => Promise<{ data?: Answer; error?: unknown }>;
  onDone: (answer: Answer) => void;
  /** Seconds until another code may be requested. */
  wait: number;
  resend: () => Promise<{ data?: CodeSentAnswer; error?: unknown }>;
  /** Below the button for another code. */
  footer?: ReactNode;
}

/** The long code of a mail, which does what it was sent for. */
export function CodeForm<Answer>({
  intro,
  action,
  isLarge,
  send,
  onDone,
  wait,
  resend,
  footer,
}: CodeFormProps<Answer>) {
  return (
    <SentForm<{ code?: string }, Answer>
      validate={validate}
      send={({ code = '' }) => send(code.trim())}
      onDone={onDone}
      failure={messages.codeUnreachable}
      submitLabel={action}
      isLarge={isLarge}
      intro={intro}
      footer={
        <>
          <ResendCode wait={wait} send={resend} />
          {footer}
        </>
      }
    >
      <FormTextField
        name="code"
        label="Kode"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={40}
      />
    </SentForm>
  );
}
