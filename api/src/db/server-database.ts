import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, types, type PoolClient } from 'pg';
import type { OpenDatabase, Database, DatabaseSettings, Transaction } from './client.ts';
import { drizzleOptions } from './drizzle-options.ts';
import { awayReason, isDatabaseAway } from './errors.ts';
import { migrateServer } from './migrate-server.ts';
import { tracedStatement } from './traced-statements.ts';

/** Longest that a request waits for a place in the pool, and the pool for a new session. */
const PLACE_WITHIN_MS = 5_000;
const STATEMENT_LIMIT_MS = 20_000;
/** The server ends a statement first; this is for a server that vanished without closing the connection. */
const ANSWER_WITHIN_MS = 25_000;
/** How long a statement waits for a row that another transaction holds. */
const LOCK_LIMIT_MS = 2_500;
const IDLE_IN_TRANSACTION_LIMIT_MS = 30_000;

// Numbers of 64 bits as the embedded database has them; the driver's own choice is a text. None of ours exceeds 2^53.
types.setTypeParser(types.builtins.INT8, Number);

/** The pool, or a session of it, as drizzle has it: statements are traced. Its type and its state stay those of the original. */
function traced<Client extends Pool | PoolClient>(client: Client): Client {
  const send = client as { query: (...args: unknown[]) => Promise<unknown> };
  const query = (...args: [string | { text: string }, ...unknown[]]) =>
    tracedStatement(args[0], () => send.query(...args));
  return Object.assign(Object.create(client), { query }) as Client;
}

/**
 * A transaction takes its session from the pool here and not in drizzle, which never gives back one that is lost before
 * BEGIN is answered: with each of those the pool would have a place less. A session whose state is unknown is closed.
 */
function takeTransactionsFrom(pool: Pool, db: Database): Database {
  const bySession = new WeakMap<PoolClient, Database>();
  const onSession = (session: PoolClient) => {
    const known = bySession.get(session) ?? drizzle({ client: traced(session), ...drizzleOptions });
    bySession.set(session, known);
    return known;
  };
  // Drizzle's is the same for each transaction of a session; kept, so that what was prepared on it stays prepared.
  const transactions = new WeakMap<PoolClient, Transaction>();
  const transactionOf = (session: PoolClient, made: Transaction) => {
    const known = transactions.get(session) ?? made;
    transactions.set(session, known);
    return known;
  };
  db.transaction = async (work, config) => {
    const session = await pool.connect();
    let isLost = false;
    try {
      return await onSession(session).transaction((tx) => work(transactionOf(session, tx)), config);
    } catch (error) {
      isLost = isDatabaseAway(error);
      throw error;
    } finally {
      session.release(isLost);
    }
  };
  return db;
}

/**
 * Our statements are short: compiling one (JIT) takes many times what it saves. It is sent before the session's first statement and
 * with it, and not as an option of the start, which a pooler may refuse and which `options` in the address would replace.
 */
function compileNothing(session: PoolClient): void {
  // Whoever uses a session that breaks gets its error.
  session.query('set jit = off').catch(() => undefined);
}

type ServerSettings = Pick<DatabaseSettings, 'poolSize' | 'placeWithinMs' | 'log'> & { databaseUrl: string };

/** A pool of sessions on the database of a PostgreSQL server, as its tables are. */
export function connectToServer(settings: ServerSettings): OpenDatabase {
  const { databaseUrl, poolSize = 10, placeWithinMs = PLACE_WITHIN_MS, log } = settings;
  const settingsOfPool = {
    connectionString: databaseUrl,
    max: poolSize,
    keepAlive: true,
    connectionTimeoutMillis: placeWithinMs,
    statement_timeout: STATEMENT_LIMIT_MS,
    lock_timeout: LOCK_LIMIT_MS,
    query_timeout: ANSWER_WITHIN_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_LIMIT_MS,
    // Statements of a session that are not awaited one by one are sent at once (https://node-postgres.com/features/pipelining).
    // The driver's types do not know it yet.
    pipeline: true,
  };
  const pool = new Pool(settingsOfPool);
  const lost = (error: Error) => log?.warn({ reason: awayReason(error) }, 'a database session was lost');
  // A session that breaks is replaced, and its user's statement rejects. The error events have listeners
  // because one without would end the process: the pool has none on a session that is checked out.
  pool.on('connect', (session) => {
    session.on('error', lost);
    compileNothing(session);
  });
  pool.on('error', () => undefined);
  const db = takeTransactionsFrom(pool, drizzle({ client: traced(pool), ...drizzleOptions }));
  return {
    db,
    driver: 'pg',
    access: () => Promise.resolve({ url: databaseUrl }),
    async ping() {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}

/**
 * Opens the database of a PostgreSQL server and brings its tables up to date.
 * @throws DatabaseUnreachableError when it does not answer in time
 */
export async function openServerDatabase(
  settings: ServerSettings & Pick<DatabaseSettings, 'waitMs'>,
): Promise<OpenDatabase> {
  const { databaseUrl, waitMs = 0, log } = settings;
  await migrateServer({ databaseUrl, waitMs, connectWithinMs: PLACE_WITHIN_MS, log });
  return connectToServer(settings);
}
