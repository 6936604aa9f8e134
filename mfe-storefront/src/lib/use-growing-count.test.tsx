import { act, render, screen } from '@testing-library/react';
import { useGrowingCount } from './use-growing-count.ts';

/** What the browser runs when it is idle. */
let idle: (() => void)[] = [];
const runIdle = () => act(() => idle.splice(0).forEach((task) => task()));

beforeEach(() => {
  idle = [];
  Object.assign(window, { requestIdleCallback: (task: () => void) => idle.push(task) });
});
afterEach(() => Reflect.deleteProperty(window, 'requestIdleCallback'));

function Count({ of }: { of: number }) {
  return <output>{useGrowingCount(of, 4)}</output>;
}
const shown = () => Number(screen.getByRole('status').textContent);

test('what is there at first is rendered at once', () => {
  render(<Count of={60} />);
  expect(shown()).toBe(60);
});

test('what comes later is rendered step by step, each in an idle moment', () => {
  const { rerender } = render(<Count of={20} />);
  rerender(<Count of={30} />);
  expect(shown()).toBe(20);
  runIdle();
  expect(shown()).toBe(24);
  runIdle();
  runIdle();
  expect(shown()).toBe(30);
  expect(idle).toEqual([]);
});

test('another list begins with one step, without waiting', () => {
  const { rerender } = render(<Count of={60} />);
  rerender(<Count of={0} />);
  rerender(<Count of={20} />);
  expect(shown()).toBe(4);
  runIdle();
  expect(shown()).toBe(8);
});

test('a shorter list, and one that is gone before its step, are never exceeded', () => {
  const { rerender } = render(<Count of={8} />);
  rerender(<Count of={20} />);
  rerender(<Count of={3} />);
  runIdle();
  expect(shown()).toBe(3);
});
