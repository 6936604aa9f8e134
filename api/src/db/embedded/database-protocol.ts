import type { MessagePort } from 'node:worker_threads';

/** PGlite's own words, by which a database that is away is known. */
export const CLOSED = 'PGlite is closed';

/** What is asked of a session: the database itself, or a transaction on it by its number. */
interface Statement {
  sql: string;
  /** Missing outside of transactions. */
  transaction?: number;
}

/** Work for the thread of the embedded database. */
export type Work =
  | ({ type: 'query'; params: unknown[]; rowMode?: 'array' | 'object'; asText: number[] } & Statement)
  | ({ type: 'exec' } & Statement)
  /** The answer comes when no other transaction runs any more; its number is that of this message. */
  | { type: 'begin' }
  | { type: 'commit' | 'rollback'; transaction: number }
  /** Another thread asks over this port; what it has not committed is taken back when the port closes. */
  | { type: 'connect'; port: MessagePort }
  /** Answered beside a transaction that runs. */
  | { type: 'ping' }
  | { type: 'close' };

export type ToThread = Work & { id: number };

/** An error as it travels between threads: with its own fields, such as the code and the constraint. */
export interface SentError {
  name: string;
  message: string;
  stack?: string;
  fields: Record<string, unknown>;
}

export type FromThread =
  | { type: 'open' }
  | { type: 'failed to open'; error: SentError }
  | { type: 'done'; id: number; result: unknown }
  | { type: 'failed'; id: number; error: SentError };

export interface ThreadStart {
  /** Folder of the database. */
  folder: string;
  startParams: string[];
}

const isPlain = (value: unknown) => ['string', 'number', 'boolean', 'undefined'].includes(typeof value);

/** An error for the other thread. */
export function toSent(error: unknown): SentError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), fields: {} };
  const { name, message, stack } = error;
  const fields = Object.fromEntries(Object.entries(error).filter(([, value]) => isPlain(value)));
  return { name, message, stack, fields };
}

/** An error of the other thread. */
export function fromSent({ name, message, stack, fields }: SentError): Error {
  return Object.assign(new Error(message), fields, { name, stack });
}
