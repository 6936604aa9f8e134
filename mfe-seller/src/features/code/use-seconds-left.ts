import { useEffect, useState } from 'react';

/** Seconds that count down to 0. @returns the seconds left, and what begins another countdown */
export function useSecondsLeft(first: number): [number, (seconds: number) => void] {
  const [seconds, setSeconds] = useState(first);
  const isRunning = seconds > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return [seconds, setSeconds];
}
