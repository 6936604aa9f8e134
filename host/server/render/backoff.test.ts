/** @jest-environment node */
import { createBackoff } from './backoff.ts';

const page = 'storefront/Home';

it('prefers another version when several addresses of a page fail, until it is painted or the rest is over', () => {
  let now = 0;
  const backoff = createBackoff(() => now);
  const fail = (address: string) => {
    backoff.failed(page, address);
    return backoff.isUnwell(page);
  };
  expect(['/a', '/b', '/c', '/c'].map(fail)).toEqual([false, false, true, true]);
  now = 30_000;
  expect(backoff.isUnwell(page)).toBe(false);
  expect(fail('/c')).toBe(true);
  backoff.painted(page);
  expect(backoff.isUnwell(page)).toBe(false);
});

it('one odd address, however often it is asked for, moves nobody to another version', () => {
  const backoff = createBackoff(() => 0);
  for (let again = 0; again < 40; again += 1) backoff.failed(page, '/odd');
  expect(backoff.isUnwell(page)).toBe(false);
});

it('rests for half a minute from the first loss, however many workers that had begun are lost meanwhile', () => {
  let now = 0;
  const backoff = createBackoff(() => now);
  const isResting = (at: number) => {
    now = at;
    return backoff.isResting(page);
  };
  for (const lostAt of [0, 2_000, 22_000]) {
    now = lostAt;
    backoff.rest(page);
  }
  expect([isResting(29_999), isResting(30_000)]).toEqual([true, false]);
  backoff.rest(page);
  expect([isResting(59_999), isResting(60_000)]).toEqual([true, false]);
});
