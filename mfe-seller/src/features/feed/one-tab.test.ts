import { inOneTab } from './one-tab.ts';

/** The browser's locks: one holder at a time, the others in a queue. */
class Locks {
  private queue: Promise<unknown> = Promise.resolve();
  request(_name: string, { signal }: { signal: AbortSignal }, held: () => Promise<void> | undefined) {
    this.queue = this.queue.then(() => (signal.aborted ? undefined : held()));
    return this.queue;
  }
}

afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('runs in one tab at a time, and the next takes over', async () => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: new Locks() });
  const log: string[] = [];
  const tab = (name: string) =>
    inOneTab('umpan', () => {
      log.push(`${name} starts`);
      return () => log.push(`${name} stops`);
    });
  const leaveFirst = tab('first');
  const leaveSecond = tab('second');
  tab('third')();
  await settled();
  expect(log).toEqual(['first starts']);
  leaveFirst();
  await settled();
  expect(log).toEqual(['first starts', 'first stops', 'second starts']);
  leaveSecond();
  expect(log.at(-1)).toBe('second stops');
});

test('where the browser refuses its locks it runs all the same, unless it was left meanwhile', async () => {
  const request = () => Promise.reject(new DOMException('access is denied', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  const stop = jest.fn();
  const run = jest.fn(() => stop);
  const leave = inOneTab('umpan', run);
  inOneTab('umpan', run)();
  await settled();
  expect(run).toHaveBeenCalledTimes(1);
  leave();
  expect(stop).toHaveBeenCalledTimes(1);
});

test('without locks it runs at once', () => {
  const stop = jest.fn();
  inOneTab('umpan', () => stop)();
  expect(stop).toHaveBeenCalledTimes(1);
});
