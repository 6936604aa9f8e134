import Type, { type Static } from 'typebox';
import Value from 'typebox/value';

const VersionHealth = Type.Object({
  part: Type.String(),
  version: Type.String(),
  /** Documents that used it, and that it failed in, since `since`. */
  uses: Type.Integer({ minimum: 0 }),
  failures: Type.Integer({ minimum: 0 }),
  /** Documents with an uncaught error of its code, and visits that added to the cart or ordered on its pages. */
  faults: Type.Integer({ minimum: 0 }),
  carts: Type.Integer({ minimum: 0 }),
  orders: Type.Integer({ minimum: 0 }),
  /** ISO 8601, UTC. */
  since: Type.String(),
});

/** What a process of the host has seen of the versions that it serves. */
const HealthReport = Type.Object({
  who: Type.String(),
  /** ISO 8601, UTC. */
  when: Type.String(),
  versions: Type.Array(VersionHealth),
  /** Calls that its API answers; null before an API elsewhere has sent them. */
  apiCalls: Type.Union([Type.Array(Type.String()), Type.Null()]),
});

/** The pause between two reports of a process. */
export const REPORT_EVERY_MS = 60_000;

export type VersionHealth = Static<typeof VersionHealth>;
export type HealthReport = Static<typeof HealthReport>;

export const HEALTH_FOLDER = 'health';
/** A process that has not reported for so long is gone. */
const RECENT_MS = 10 * 60_000;

export const reportName = (who: string): string => `${who.replaceAll(/[^\w.-]/g, '-')}.json`;

/** The reports of running processes; what is no report is left out. */
export function parseReports(texts: readonly string[], now: number): HealthReport[] {
  return texts.flatMap((text) => {
    try {
      const report: unknown = JSON.parse(text);
      const isRecent = Value.Check(HealthReport, report) && now - Date.parse(report.when) < RECENT_MS;
      return isRecent ? [report] : [];
    } catch {
      return [];
    }
  });
}

/** Whether a report of this moment is of no use any more. */
export const isForgotten = (writtenAt: Date, now: number): boolean =>
  now - writtenAt.getTime() > 24 * RECENT_MS;
