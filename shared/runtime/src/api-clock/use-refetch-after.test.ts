import { act, renderHook } from '@testing-library/react';
import { receivedNow } from './received.ts';
import { useRefetchAfter } from './use-refetch-after.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A page whose answer has a change in this many seconds. */
function watch(seconds: number | null, received = receivedNow()) {
  const refetch = jest.fn();
  const wait = seconds === null ? null : seconds * 1000;
  const hook = renderHook(() => useRefetchAfter(wait, received, refetch));
  return { ...hook, refetch };
}
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

test('refetches at the change, not before', () => {
  const { refetch } = watch(60);
  pass(59);
  expect(refetch).not.toHaveBeenCalled();
  pass(2);
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('does not restart the timer when the page renders again', () => {
  const { rerender, refetch } = watch(60);
  pass(40);
  rerender();
  pass(21);
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('refetches at once when the page becomes visible after the change', () => {
  const received = receivedNow();
  pass(300);
  const { refetch } = watch(60, received);
  pass(0);
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('refetches at once on a painted page that is about to change, because its age is unknown', () => {
  expect(watch(60, null).refetch).toHaveBeenCalledTimes(1);
  expect(watch(3600, null).refetch).not.toHaveBeenCalled();
});

test('refetches when a phone resumes after the change, its timers having been suspended', () => {
  const { refetch } = watch(60);
  jest.setSystemTime(Date.now() + 3_600_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  pass(0);
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('refetches when the connection is back, if the change was missed offline', () => {
  const { refetch } = watch(60);
  pass(61);
  act(() => void window.dispatchEvent(new Event('online')));
  pass(0);
  expect(refetch).toHaveBeenCalledTimes(2);
});

test('ignores a change that is a day or more away, or unknown', () => {
  const [later, never] = [watch(3 * 24 * 3600), watch(null)];
  pass(24 * 3600);
  expect(later.refetch).not.toHaveBeenCalled();
  expect(never.refetch).not.toHaveBeenCalled();
});
