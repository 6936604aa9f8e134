import type { Registry } from '@lapak/contracts/registry';
import { partsOf, type Part } from '../parts.ts';
import { lastGoodOf, partState } from '../registry/part-state.ts';
import type { HealthReport } from '../storage/health-report.ts';
import type { LogLine } from '../storage/release-log.ts';

const WITHDRAWN_SHOWN = 3;

const minute = (when: string) => when.slice(0, 16).replace('T', ' ');

const moment = ({ when, who }: LogLine) => `${minute(when)} UTC by ${who}`;

/** Verbs that give a version to some visitors only, or to none. */
const NOT_FOR_ALL = new Set(['canary', 'canary-off', 'pin', 'unpin', 'prove', 'prune']);

/** Since when, by whom and from which commit, as far as the log has it. */
function arrival(log: LogLine[], version: string, isArrival: (line: LogLine) => boolean): string {
  const lines = log.filter((line) => line.to === version);
  const line = lines.findLast((change) => change.from !== version && isArrival(change));
  if (!line) return '';
  const commit = lines.findLast((change) => change.commit)?.commit;
  return `since ${moment(line)}${commit ? `, commit ${commit.slice(0, 10)}` : ''}`;
}

/** When, by whom and why a version was withdrawn. */
function withdrawal(log: LogLine[], version: string): string {
  const line = log.findLast(
    ({ from, verb }) => from === version && (verb === 'rollback' || verb === 'withdraw'),
  );
  return line ? `${moment(line)}${line.why ? `: ${line.why}` : ''}` : '';
}

const line = (label: string, version: string, ...more: string[]) =>
  `  ${label.padEnd(10)} ${version}  ${more.filter(Boolean).join(', ')}`.trimEnd();

/** What the running processes have seen of a version. */
function seen(reports: HealthReport[], part: Part, version: string): string {
  const found = reports
    .flatMap(({ versions }) => versions)
    .filter((health) => health.part === part && health.version === version);
  if (found.length === 0) return '';
  const sum = (key: 'uses' | 'failures' | 'faults' | 'carts' | 'orders') =>
    found.reduce((total, health) => total + health[key], 0);
  return [
    `${sum('failures')} failures and ${sum('faults')} uncaught errors in ${sum('uses')} uses of ${found.length} processes`,
    `${sum('carts')} visits added to the cart, ${sum('orders')} ordered`,
  ].join(', ');
}

function partLines(registry: Registry, all: LogLine[], reports: HealthReport[], part: Part): string[] {
  const log = all.filter((change) => change.part === part);
  const state = partState(registry, part);
  const { current, canary, pins, proven, withdrawn } = state;
  if (current === null) return [`${part}: not deployed`];
  const known = (version: string) => (proven.includes(version) ? 'proven' : 'not proven yet');
  const lastGood = lastGoodOf(state);
  return [
    part,
    line(
      'current',
      current,
      known(current),
      arrival(log, current, ({ verb }) => !NOT_FOR_ALL.has(verb)),
      seen(reports, part, current),
    ),
    ...(lastGood === null ? [] : [line(proven.includes(lastGood) ? 'last good' : 'before', lastGood)]),
    ...(canary
      ? [canaryLine(canary, [known(canary.version), seen(reports, part, canary.version)], log)]
      : []),
    ...Object.entries(pins).map(([store, version]) => line('pinned', version, `for ${store}`)),
    ...withdrawn
      .slice(-WITHDRAWN_SHOWN)
      .map((version) => line('withdrawn', version, withdrawal(log, version))),
  ];
}

function canaryLine(
  { version, percent }: { version: string; percent: number },
  known: string[],
  log: LogLine[],
) {
  return line(
    'canary',
    version,
    `${percent} %`,
    ...known,
    arrival(log, version, ({ verb }) => verb === 'canary'),
  );
}

/** What runs where, since when and by which commit, and how it does. */
export const statusReport = (registry: Registry, log: LogLine[], reports: HealthReport[]): string[] =>
  partsOf(registry).flatMap((part) => partLines(registry, log, reports, part));

/** The log for people, the newest change last. */
export const logReport = (log: LogLine[]): string[] =>
  log.map(({ when, who, part, verb, from, to, commit, why, store, percent }) =>
    [
      minute(when),
      who,
      verb,
      part,
      ...(store ? [store] : []),
      `${from ?? '-'} -> ${to ?? '-'}`,
      ...(percent ? [`${percent} %`] : []),
      ...(commit ? [commit.slice(0, 10)] : []),
      ...(why ? [`"${why}"`] : []),
    ].join('  '),
  );
