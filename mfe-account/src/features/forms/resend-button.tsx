import type { CodeSentAnswer } from '@lapak/contracts/api/common';
import { messages } from '@lapak/domain/messages';
import { errorInfo, isApiError } from '@lapak/runtime';
import { Button } from '@lapak/ui/button';
import { toast } from '@lapak/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { clockText, retryAfter } from './resend-pause.ts';

export interface Resend {
  /** Requests another code. */
  resend: () => Promise<{ data?: CodeSentAnswer; error?: unknown }>;
}

interface ResendButtonProps extends Resend {
  /** Until another code may be requested. */
  secondsLeft: number;
  onPause: (seconds: number | null) => void;
  /** How often the button was to get the focus. */
  focusCount: number;
}

/** Sends the code of an e-mail again, not too soon; a toast shows the result (spec 3 §8). */
export function ResendButton({ resend, secondsLeft, onPause, focusCount }: ResendButtonProps) {
  const [isSending, setSending] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusCount > 0) button.current?.focus();
  }, [focusCount]);

  const send = async () => {
    const id = toast.loading(messages.sendingVerificationCode);
    setSending(true);
    const { data, error } = await resend();
    setSending(false);
    onPause(retryAfter(isApiError(error) ? error.data : data?.data));
    if (data) toast.success(data.info, { id });
    else toast.error(errorInfo(error, messages.codeUnreachable), { id });
  };
  return (
    <Button
      ref={button}
      variant="ghost"
      block
      loading={isSending}
      disabled={secondsLeft > 0}
      onClick={() => void send()}
    >
      {secondsLeft > 0 ? `Kirim ulang kode (${clockText(secondsLeft)})` : 'Kirim ulang kode'}
    </Button>
  );
}
