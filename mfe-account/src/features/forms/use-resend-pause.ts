import { useEffect, useState } from 'react';
import { keepPause, pauseLeft } from './resend-pause.ts';

/** Seconds until another code of an account may be requested, counting down; `pause` begins anew. */
export function useResendPause(account: string) {
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
