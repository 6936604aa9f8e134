import type { CodeSentAnswer } from '@lapak/contracts/api/common';
import { messages } from '@lapak/domain/messages';
import { errorInfo } from '@lapak/runtime';
import { Button } from '@lapak/ui/button';
import { toast } from '@lapak/ui/toast';
import { useState } from 'react';
import { useSecondsLeft } from './use-seconds-left.ts';

interface ResendCodeProps {
  /** Seconds until another code may be requested. */
  wait: number;
  send: () => Promise<{ data?: CodeSentAnswer; error?: unknown }>;
}

/** Requests another code, not too soon. */
export function ResendCode({ wait, send }: ResendCodeProps) {
  const [left, setLeft] = useSecondsLeft(wait);
  const [isSending, setSending] = useState(false);
  const resend = async () => {
    setSending(true);
    const { data, error } = await send();
    setSending(false);
    if (!data) toast.error(errorInfo(error, messages.codeUnreachable));
    else {
      setLeft(data.data?.retry_after ?? 0);
      toast.success(data.info);
    }
  };
  return (
    <Button variant="ghost" block loading={isSending} disabled={left > 0} onClick={() => void resend()}>
      {left > 0 ? `Kirim ulang kode (${left} detik)` : 'Kirim ulang kode'}
    </Button>
  );
}
