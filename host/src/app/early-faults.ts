import type { Fault } from './report-faults.ts';

/** Keeps uncaught errors until the deferred work reports them. @returns what takes them, and ends it */
export function keepEarlyFaults(): () => Fault[] {
  const faults: Fault[] = [];
  const keep = (fault: Fault) => void faults.push(fault);
  window.addEventListener('error', keep);
  window.addEventListener('unhandledrejection', keep);
  return () => {
    window.removeEventListener('error', keep);
    window.removeEventListener('unhandledrejection', keep);
    return faults;
  };
}
