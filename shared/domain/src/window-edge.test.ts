import { msUntilEdge } from './window-edge.ts';

const now = '2026-11-21T14:00:00.000+07:00';

describe('the next edge of a window', () => {
  it('is the start of a window that begins in one second', () => {
    expect(msUntilEdge([{ start: '2026-11-21 14:00:01', end: '2026-11-21 14:01:00' }], now)).toBe(1000);
  });

  it('is one millisecond after the inclusive end of a running window', () => {
    expect(msUntilEdge([{ start: '2026-11-20', end: '2026-11-21 14:01:00' }], now)).toBe(60_001);
  });

  it('includes the whole day of an end without a time', () => {
    expect(msUntilEdge([{ start: '2026-11-20', end: '2026-11-21' }], now)).toBe(10 * 3_600_000);
  });

  it('is null when all windows are over or invalid, or the time is unknown', () => {
    expect(msUntilEdge([{ start: '2026-11-01', end: '2026-11-02' }], now)).toBeNull();
    expect(msUntilEdge([{ start: 'besok', end: null }], now)).toBeNull();
    expect(msUntilEdge([{ start: '2026-11-20', end: '2026-11-22' }], '')).toBeNull();
  });

  it('ignores a window with one invalid side', () => {
    expect(msUntilEdge([{ start: 'besok', end: '2026-11-22' }], now)).toBeNull();
    expect(msUntilEdge([{ start: '2026-11-22', end: 'lusa' }], now)).toBeNull();
  });

  it('is the next edge when one is now', () => {
    expect(msUntilEdge([{ start: '2026-11-21 14:00', end: '2026-11-21 14:01' }], now)).toBe(60_001);
  });

  it('is the nearest of many', () => {
    const windows = [
      { start: '2026-11-22', end: '2026-11-23' },
      { start: '2026-11-21 15:00', end: '2026-11-23' },
    ];
    expect(msUntilEdge(windows, now)).toBe(3_600_000);
  });
});
