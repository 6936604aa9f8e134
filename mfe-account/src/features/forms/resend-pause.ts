import { readSession, writeSession } from '@lapak/forms/session-storage';

const keyOf = (account: string) => `lapak:kode:${account}`;

/** What the API reports in `data`, also of a refusal; null without it. */
export function retryAfter(data: unknown): number | null {
  if (typeof data !== 'object' || data === null) return null;
  const seconds: unknown = Reflect.get(data, 'retry_after');
  return typeof seconds === 'number' && seconds >= 0 ? seconds : null;
}

/** Keeps for this visit, also over a reload, when another code of an account may be requested. */
export function keepPause(account: string, seconds: number | null): void {
  if (seconds !== null) writeSession(keyOf(account), { seconds, until: Date.now() + seconds * 1_000 });
}

/** Seconds until then, 0 without a pause. A clock that was set back does not make it longer than it was. */
export function pauseLeft(account: string): number {
  const kept = readSession(keyOf(account));
  if (typeof kept !== 'object' || kept === null) return 0;
  const until: unknown = Reflect.get(kept, 'until');
  const seconds: unknown = Reflect.get(kept, 'seconds');
  if (typeof until !== 'number' || typeof seconds !== 'number') return 0;
  return Math.max(0, Math.min(seconds, Math.ceil((until - Date.now()) / 1_000)));
}

/** `0:45`, and `1:02:03` from an hour on. */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const start = hours > 0 ? `${hours}:${two(minutes % 60)}` : String(minutes);
  return `${start}:${two(seconds % 60)}`;
}
