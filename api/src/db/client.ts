import type { MessagePort } from 'node:worker_threads';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** The database, whichever of the two it is. Inside `transaction` use only its argument. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** What a repository queries: the database or a transaction on it. */
export type Queryable = Pick<
  Database,
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | '$with'
  | 'with'
>;

/** What another thread of this process opens the same database by (`openFromThread`). */
export type DatabaseAccess = { url: string } | { port: MessagePort };

export interface OpenDatabase {
  db: Database;
  driver: 'pglite' | 'pg';
  /** For one other thread; null when the database is in this thread, as in tests. */
  access(): Promise<DatabaseAccess | null>;
  /**
   * Resolves when the database can be used. The embedded one answers beside a transaction that runs, for example of an import.
   * @throws why it cannot be used
   */
  ping(): Promise<void>;
  /** Waits for what runs, then closes; the data folder is free again. */
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** Address of a PostgreSQL server; without it the embedded database in `dataDir` is used. */
  databaseUrl?: string;
  dataDir: string;
  poolSize?: number;
  /** Longest that a request waits for one of the server's sessions. */
  placeWithinMs?: number;
  /** For how long an unreachable server is retried at the start. */
  waitMs?: number;
  log?: DatabaseLog;
}

/** Where lost sessions are logged; never with a statement or its values. */
export interface DatabaseLog {
  warn(fields: object, message: string): void;
}
