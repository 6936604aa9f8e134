import { startExpirySweep } from './expiry-sweep.ts';

const MINUTE_MS = 60_000;

describe('The sweep that ends orders', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('goes on after it failed, and logs nothing of what the database quotes', async () => {
    const logged: object[] = [];
    let times = 0;
    const stop = startExpirySweep({
      sweep: async () => {
        times += 1;
        if (times === 1) throw new Error('select', { cause: { code: '57P01', detail: 'Sari Dewi' } });
      },
      log: { error: (fields) => void logged.push(fields) },
    });
    await jest.advanceTimersByTimeAsync(MINUTE_MS);
    await stop();
    expect(times).toBeGreaterThan(1);
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).toContain('57P01');
    expect(JSON.stringify(logged)).not.toContain('Sari');
  });
});
