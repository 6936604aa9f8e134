import type { CodeSentAnswer } from '@lapak/contracts/api/common';
import { messages } from '@lapak/domain/messages';
import { errorInfo } from '@lapak/runtime';
import { Button } from '@lapak/ui/button';
import { toast } from '@lapak/ui/toast';
import { useEffect, useState } from 'react';

/** Seconds that count down to 0. @returns the seconds left, and what begins another countdown */
function useSecondsLeft(first: number): [number, (seconds: number) => void] {
  const [seconds, setSeconds] = useState(first);
  const isRunning = seconds > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return [seconds, setSeconds];
}

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
