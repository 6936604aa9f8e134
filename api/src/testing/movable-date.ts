type FakeTimers = Extract<Parameters<typeof jest.useFakeTimers>[0], { doNotFake?: unknown }>;

/** Everything but the date: the database's client waits on these. */
const real = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] satisfies NonNullable<FakeTimers['doNotFake']>;

/** Runs a test that moves the system date, which the counters of attempts use. */
export async function withMovableDate(test: (advance: (ms: number) => void) => Promise<void>): Promise<void> {
  jest.useFakeTimers({ now: Date.now(), doNotFake: real });
  try {
    await test((ms) => jest.setSystemTime(Date.now() + ms));
  } finally {
    jest.useRealTimers();
  }
}
