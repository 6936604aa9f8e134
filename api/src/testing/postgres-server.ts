import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

/** Where the programs of a PostgreSQL server are: beside `pg_ctl` in the path, or where Debian puts them. */
function findPrograms(): string | null {
  const ofDebian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => path.join(DEBIAN, version, 'bin'))
    : [];
  const folders = [...ofDebian, ...(process.env.PATH ?? '').split(path.delimiter)];
  return folders.find((folder) => existsSync(path.join(folder, 'pg_ctl'))) ?? null;
}

/** PostgreSQL refuses to run as root; Debian's package makes a user for it. */
function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/**
 * A PostgreSQL server of one test, which may stop and start it. It is fast: it survives a stop, but not a power cut.
 */
export interface PostgresServer {
  url: string;
  /** Returns when it accepts connections. */
  start(): void;
  /** `immediate` is what a crash looks like from outside. Returns when it is gone. */
  stop(mode: 'fast' | 'immediate'): void;
  /** Stops it and removes its data. */
  remove(): void;
}

/** @returns a server that is not started yet */
async function createPostgres(programs: string): Promise<PostgresServer> {
  const user = postgresUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'lapak-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const port = await freePort();
  const run = (program: string, ...args: string[]) =>
    execFileSync(path.join(programs, program), args, { ...user, cwd: folder, stdio: 'ignore' });
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=50`;
  let isRunning = false;
  const stop = (mode: string) => {
    if (isRunning) run('pg_ctl', '-D', data, '-m', mode, '-w', 'stop');
    isRunning = false;
  };
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start() {
      run('pg_ctl', '-D', data, '-l', path.join(folder, 'log'), '-w', '-o', options, 'start');
      isRunning = true;
    },
    stop,
    remove() {
      stop('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A suite with its own PostgreSQL server. Without PostgreSQL's programs it is skipped with a message; where
 * `TEST_DATABASE_URL` or `CI` is set that is a failure.
 * @param suite gets a function that gives the server, started, to be called inside tests and hooks
 */
export function withPostgresServer(title: string, suite: (server: () => PostgresServer) => void): void {
  const programs = findPrograms();
  if (programs === null && !process.env.TEST_DATABASE_URL && !process.env.CI) {
    console.warn(`SKIPPED, as there is no PostgreSQL on this machine: ${title}`);
    describe.skip(title, () => suite(() => fail()));
    return;
  }
  describe(title, () => {
    let server: PostgresServer | null = null;
    beforeAll(async () => {
      if (programs === null) return fail();
      server = await createPostgres(programs);
      server.start();
    });
    afterAll(() => server?.remove());
    suite(() => server ?? fail());
  });
}

function fail(): never {
  throw new Error('No programs of a PostgreSQL server were found (pg_ctl, initdb)');
}
