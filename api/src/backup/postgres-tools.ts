import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { errorCode } from '../lib/error-code.ts';

const run = promisify(execFile);

/** A program of PostgreSQL is missing, or failed; the message is for the operator and has no password. */
class PostgresToolError extends Error {}

async function tool(program: string, databaseUrl: string, args: string[]): Promise<void> {
  const { username, password, hostname, port, pathname, searchParams } = new URL(databaseUrl);
  const set = (name: string, value: string | null) => (value ? { [name]: decodeURIComponent(value) } : {});
  // As settings of the environment: arguments of a process are seen by everybody on the machine.
  const env = {
    ...process.env,
    ...set('PGUSER', username),
    ...set('PGPASSWORD', password),
    ...set('PGHOST', searchParams.get('host') ?? hostname.replace(/^\[|\]$/g, '')),
    ...set('PGPORT', port),
    ...set('PGDATABASE', pathname.slice(1)),
    ...set('PGSSLMODE', searchParams.get('sslmode')),
  };
  try {
    await run(program, args, { env, maxBuffer: 16 * 1024 * 1024 });
  } catch (error) {
    if (errorCode(error) === 'ENOENT')
      throw new PostgresToolError(`Program ${program} dari PostgreSQL tidak ada di PATH.`);
    const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new PostgresToolError(`${program} gagal: ${stderr.split('\n')[0] ?? ''}`);
  }
}

/** Writes an archive of a server's database, of one moment. */
export const dumpDatabase = (databaseUrl: string, file: string): Promise<void> =>
  tool('pg_dump', databaseUrl, ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`]);

/** Fills an empty database from an archive, all of it or nothing. */
export const fillDatabase = (databaseUrl: string, file: string): Promise<void> =>
  tool('pg_restore', databaseUrl, [
    ...['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'],
    ...[`--dbname=${decodeURIComponent(new URL(databaseUrl).pathname.slice(1))}`, file],
  ]);
