import { act, renderHook } from '@testing-library/react';
import { receivedNow } from './received.ts';
import { useRefetchAtDiscountEdge, type TimedAnswer } from './use-refetch-at-discount-edge.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A discount that ends as many seconds after the API told the time. */
const endingIn = (seconds: number) => [
  {
    enable_discount_pricing: 1,
    discount_start_date: '2026-11-20 14:00:00',
    discount_end_date: new Date(Date.parse('2026-11-21T14:00:00+07:00') + seconds * 1000).toISOString(),
  },
];
const told = (received = receivedNow()): TimedAnswer => ({
  date_server: '2026-11-21T14:00:00.000+07:00',
  received,
});

function watch(products: ReturnType<typeof endingIn>, answer: TimedAnswer) {
  const refetch = jest.fn();
  const hook = renderHook(
    (props: { products: typeof products }) => useRefetchAtDiscountEdge(props.products, answer, refetch),
    { initialProps: { products } },
  );
  return { ...hook, refetch };
}
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

test('asks again when the discount ends, not before', () => {
  const { refetch } = watch(endingIn(60), told());
  pass(59);
  expect(refetch).not.toHaveBeenCalled();
  pass(2);
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('does not start to wait anew when the page shows something else meanwhile', () => {
  const { rerender, refetch } = watch(endingIn(60), told());
  pass(40);
  rerender({ products: endingIn(60) });
  pass(21);
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('asks at once when the shopper comes back to a list whose discount has ended since', () => {
  const answer = told();
  pass(300);
  const { refetch } = watch(endingIn(60), answer);
  pass(0);
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('asks at once on a painted page whose edge is near, because nobody knows how old the page is', () => {
  expect(watch(endingIn(60), told(null)).refetch).toHaveBeenCalledTimes(1);
  expect(watch(endingIn(3600), told(null)).refetch).not.toHaveBeenCalled();
});

test('asks when a phone wakes up after the edge, its timers having stood still', () => {
  const { refetch } = watch(endingIn(60), told());
  jest.setSystemTime(Date.now() + 3_600_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  pass(0);
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('leaves a discount alone that ends another day', () => {
  const { refetch } = watch(endingIn(3 * 24 * 3600), told());
  pass(24 * 3600);
  expect(refetch).not.toHaveBeenCalled();
});
