import { act, renderHook } from '@testing-library/react';
import { receivedNow } from './received.ts';
import { useRefetchAfter } from './use-refetch-after.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A page whose answer told of a change in as many seconds. */
function watch(seconds: number | null, received = receivedNow()) {
  const refetch = jest.fn();
  const wait = seconds === null ? null : seconds * 1000;
  const hook = renderHook(() => useRefetchAfter(wait, received, refetch));
  return { ...hook, refetch };
}
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

test('asks again at the change, not before', () => {
  const { refetch } = watch(60);
  pass(59);
  expect(refetch).not.toHaveBeenCalled();
  pass(2);
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('does not start to wait anew when the page shows something else meanwhile', () => {
  const { rerender, refetch } = watch(60);
  pass(40);
  rerender();
  pass(21);
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('asks at once when the shopper comes back to an answer that has changed since', () => {
  const received = receivedNow();
  pass(300);
  const { refetch } = watch(60, received);
  pass(0);
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('asks at once on a painted page that is about to change, because nobody knows how old the page is', () => {
  expect(watch(60, null).refetch).toHaveBeenCalledTimes(1);
  expect(watch(3600, null).refetch).not.toHaveBeenCalled();
});

test('asks when a phone wakes up after the change, its timers having stood still', () => {
  const { refetch } = watch(60);
  jest.setSystemTime(Date.now() + 3_600_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  pass(0);
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('asks again when the connection is back, if the change was missed without one', () => {
  const { refetch } = watch(60);
  pass(61);
  act(() => void window.dispatchEvent(new Event('online')));
  pass(0);
  expect(refetch).toHaveBeenCalledTimes(2);
});

test('leaves a change alone that comes another day, or never', () => {
  const [later, never] = [watch(3 * 24 * 3600), watch(null)];
  pass(24 * 3600);
  expect(later.refetch).not.toHaveBeenCalled();
  expect(never.refetch).not.toHaveBeenCalled();
});
