import { formatDayDateTime } from '@lapak/domain/dates';
import type { Config } from '../config.ts';
import { startedVersion, statementsOf, thisVersion } from '../process/started-version.ts';
import type { Environment } from '../settings/read-settings.ts';
import { done, type OperatorReply } from './operator-request.ts';

/**
 * Whether a statement takes something out of the tables, which a process of the version before may still read.
 * @param statement one of a migration
 */
export const takesOut = (statement: string): boolean =>
  /^\s*(?:drop (?!constraint)|truncate |alter table .* drop (?!constraint|default|not null|expression|identity))/i.test(
    statement,
  );

const lacking = (names: readonly string[], others: readonly string[]) => {
  const known = new Set(others);
  return names.filter((name) => !known.has(name));
};

async function migrationLines(migration: string): Promise<string[]> {
  const statements = await statementsOf(migration);
  const risky = statements.filter(takesOut);
  return [
    `  ${migration}: ${statements.length} pernyataan`,
    ...risky.map((statement) => `    menghapus: ${statement.split('\n')[0] ?? ''}`),
  ];
}

/**
 * Says what this version changes for the operator of the one that was started last: migrations, and settings that are new or not read
 * any more. It opens nothing and changes nothing.
 * @param environment of the operator
 */
export async function showUpgrade(
  { dataDir }: Pick<Config, 'dataDir'>,
  environment: Environment,
): Promise<OperatorReply> {
  const before = await startedVersion(dataDir);
  if (!before)
    return done(
      `Tidak ada catatan versi di ${dataDir}: belum pernah dijalankan di sini, atau oleh versi yang belum mencatatnya.`,
    );
  const now = await thisVersion(new Date());
  const pending = lacking(now.migrations, before.migrations);
  const unknown = lacking(before.migrations, now.migrations);
  const [added, gone] = [lacking(now.settings, before.settings), lacking(before.settings, now.settings)];
  const changes = [
    ...(pending.length > 0 ? ['Migrasi basis data, dijalankan saat mulai:'] : []),
    ...(await Promise.all(pending.map(migrationLines))).flat(),
    ...(unknown.length > 0
      ? [`Versi ini lebih lama daripada basis datanya: ${unknown.join(', ')} tidak ada di sini.`]
      : []),
    ...added.map((name) => `Setelan baru: ${name} (lihat .env.example)`),
    ...gone.map(
      (name) => `Setelan yang tidak dibaca lagi: ${name}${environment[name] ? ', masih diisi' : ''}`,
    ),
  ];
  return done(
    `Terakhir dijalankan ${formatDayDateTime(before.startedAt)}.`,
    ...(changes.length > 0 ? changes : ['Tidak ada perubahan basis data dan setelan sejak itu.']),
  );
}
