import type { Registry } from '@lapak/contracts/registry';
import { parts, type Part } from '../parts.ts';
import { lastGoodOf, partState } from '../registry/part-state.ts';
import type { LogLine } from '../storage/release-log.ts';

const WITHDRAWN_SHOWN = 3;

const minute = (when: string) => when.slice(0, 16).replace('T', ' ');

/** Since when, by whom and from which commit, as far as the log tells. */
function arrival(log: LogLine[], part: Part, version: string): string {
  const line = log.findLast(
    (change) => change.part === part && change.to === version && change.verb !== 'prove',
  );
  if (!line) return '';
  const commit = log.findLast(
    (change) => change.part === part && change.to === version && change.commit,
  )?.commit;
  return `since ${minute(line.when)} UTC by ${line.who}${commit ? `, commit ${commit.slice(0, 10)}` : ''}`;
}

function partLines(registry: Registry, log: LogLine[], part: Part): string[] {
  const state = partState(registry, part);
  const { current, canary, pins, proven, withdrawn } = state;
  if (current === null) return [`${part}: not deployed`];
  const known = (version: string) => (proven.includes(version) ? 'proven' : 'not proven yet');
  const line = (label: string, version: string, more: string) =>
    `  ${label.padEnd(10)} ${version}  ${more}`.trimEnd();
  const lastGood = lastGoodOf(state);
  return [
    part,
    line('current', current, [known(current), arrival(log, part, current)].filter(Boolean).join(', ')),
    ...(lastGood === null ? [] : [line('last good', lastGood, '')]),
    ...(canary
      ? [
          line(
            'canary',
            canary.version,
            [`${canary.percent} %`, known(canary.version), arrival(log, part, canary.version)]
              .filter(Boolean)
              .join(', '),
          ),
        ]
      : []),
    ...Object.entries(pins).map(([store, version]) => line('pinned', version, `for ${store}`)),
    ...withdrawn.slice(-WITHDRAWN_SHOWN).map((version) => line('withdrawn', version, '')),
  ];
}

/** What runs where, since when and by which commit. */
export const statusReport = (registry: Registry, log: LogLine[]): string[] =>
  parts.flatMap((part) => partLines(registry, log, part));

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
