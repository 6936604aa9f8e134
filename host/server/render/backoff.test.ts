/** @jest-environment node */
import { createBackoff } from './backoff.ts';

const page = 'storefront/Home';

it('prefers another version when several addresses of a page fail, until it is painted or the backoff is over', () => {
  let now = 0;
  const backoff = createBackoff(() => now);
  const fail = (address: string) => {
    backoff.failed(page, address);
    return backoff.isFailing(page);
  };
  expect(['/a', '/b', '/c', '/c'].map(fail)).toEqual([false, false, true, true]);
  now = 30_000;
  expect(backoff.isFailing(page)).toBe(false);
  expect(fail('/c')).toBe(true);
  backoff.painted(page);
  expect(backoff.isFailing(page)).toBe(false);
});

it('one odd address, however often it is asked for, moves nobody to another version', () => {
  const backoff = createBackoff(() => 0);
  for (let again = 0; again < 40; again += 1) backoff.failed(page, '/odd');
  expect(backoff.isFailing(page)).toBe(false);
});

it('blocks for half a minute from the first loss, however many workers that had started are lost meanwhile', () => {
  let now = 0;
  const backoff = createBackoff(() => now);
  const isBlocked = (at: number) => {
    now = at;
    return backoff.isBlocked(page);
  };
  for (const lostAt of [0, 2_000, 22_000]) {
    now = lostAt;
    backoff.block(page);
  }
  expect([isBlocked(29_999), isBlocked(30_000)]).toEqual([true, false]);
  backoff.block(page);
  expect([isBlocked(59_999), isBlocked(60_000)]).toEqual([true, false]);
});
