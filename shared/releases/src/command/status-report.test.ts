import type { Registry } from '@lapak/contracts/registry';
import type { LogLine } from '../storage/release-log.ts';
import { statusReport } from './status-report.ts';

const registry: Registry = {
  host: null,
  remotes: { checkout: { current: '2', lastGood: '1' } },
  rollouts: {
    checkout: {
      proven: ['1', '2'],
      withdrawn: ['0'],
      canary: { version: '3', percent: 5 },
      pins: { kopinusantara: '1' },
    },
  },
};

const change = (hour: number, verb: string, from: string | null, to: string | null, more = {}): LogLine => ({
  when: `2026-11-23T0${hour}:30:00.000Z`,
  who: 'sari',
  part: 'checkout',
  verb,
  from,
  to,
  ...more,
});

const log: LogLine[] = [
  change(1, 'deploy', null, '0'),
  change(2, 'withdraw', '0', '1', { who: 'host a', why: 'it failed' }),
  change(3, 'deploy', '1', '2', { commit: 'abcdef0123456789' }),
  { ...change(4, 'deploy', '7', '2'), part: 'events' },
  change(5, 'prove', null, '2'),
  change(5, 'pin', null, '2', { store: 'pommeta' }),
  change(6, 'promote', '2', '2'),
  change(7, 'canary', null, '3', { percent: 5 }),
];

const report = statusReport(registry, log, []);
const lines = () => report.slice(report.indexOf('checkout') + 1);

test('says since when all visitors have a version, not since when some have or it is proven', () => {
  expect(lines()[0]).toBe('  current    2  proven, since 2026-11-23 03:30 UTC by sari, commit abcdef0123');
});

test('says the other versions, and why one was withdrawn', () => {
  expect(lines().slice(1, 5)).toEqual([
    '  last good  1',
    '  canary     3  5 %, not proven yet, since 2026-11-23 07:30 UTC by sari',
    '  pinned     1  for kopinusantara',
    '  withdrawn  0  2026-11-23 02:30 UTC by host a: it failed',
  ]);
});

test('names the parts that are not deployed', () => {
  expect(statusReport(registry, [], [])).toContain('host: not deployed');
});
