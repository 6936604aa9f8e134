import { errorCode } from '../lib/error-code.ts';

/** Codes of PostgreSQL that callers distinguish. */
export const pgCode = {
  uniqueViolation: '23505',
  checkViolation: '23514',
  foreignKeyViolation: '23503',
  diskFull: '53100',
  /** An earlier statement of the transaction has failed. */
  inFailedTransaction: '25P02',
  /** A row was locked for longer than `lock_timeout`. */
  lockNotAvailable: '55P03',
} as const;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Code and constraint of a failed statement, or null when the error is none of the database. Drizzle wraps the
 * driver's error, so the cause is looked at too.
 */
export function databaseError(error: unknown): { code: string; constraint: string | null } | null {
  const chain = [error, isObject(error) && 'cause' in error ? error.cause : null];
  for (const current of chain) {
    const code = errorCode(current);
    if (!isObject(current) || code === null || !/^[0-9A-Z]{5}$/.test(code)) continue;
    const constraint = 'constraint' in current ? current.constraint : null;
    return { code, constraint: typeof constraint === 'string' ? constraint : null };
  }
  return null;
}

/**
 * Whether a statement failed because the constraint or unique index of this name does not allow it. On a table that is
 * spread over machines each part has an index of its own, named with a number behind (Citus: `orders_invoice_102008`).
 */
export function violates(error: unknown, constraint: string): boolean {
  const name = databaseError(error)?.constraint;
  return name === constraint || name?.replace(/_\d+$/, '') === constraint;
}

/**
 * Codes of PostgreSQL while it cannot serve: connection exceptions (08), too few resources (53), a session that
 * was ended or a server that stops or starts (57P0x), a time limit (57014, 25P03), and a former primary server after a
 * fail-over, which only reads (25006).
 */
const awayCodes = /^(08...|53...|57P0[1-5]|57014|25P03|25006)$/;
const awaySystemCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN', 'ENOTFOUND', 'EAI_AGAIN'],
]);
/** Messages of the drivers that have no code. */
const awayMessages = [
  /^Connection terminated/,
  /^timeout exceeded when trying to connect/,
  /^Query read timeout/,
  /is not queryable$/,
  /^Cannot use a pool after calling end/,
  /^PGlite is clos/,
];

/** Errors wrap each other: drizzle the driver's, the driver the system's. */
const LONGEST_CHAIN = 5;

function causesOf(error: unknown): object[] {
  const chain: object[] = [];
  for (let current = error; isObject(current) && chain.length < LONGEST_CHAIN;) {
    chain.push(current);
    current = 'cause' in current ? current.cause : null;
  }
  return chain;
}

function isAway(error: object): boolean {
  const code = errorCode(error);
  if (code !== null && (awayCodes.test(code) || awaySystemCodes.has(code))) return true;
  const message = 'message' in error ? String(error.message) : '';
  return awayMessages.some((known) => known.test(message));
}

/**
 * Whether the database is down, has ended the session or has no place for another one. Nothing is wrong with the
 * request, and the same again may work soon. Whether a transaction whose end was lost has happened is unknown: it is
 * repeated only by a caller that can detect a repetition, such as a shopper with an idempotency key.
 */
export function isDatabaseAway(error: unknown): boolean {
  return causesOf(error).some(isAway);
}

/** What a log may hold of a lost connection: its code, or the driver's words, which quote nothing. */
export function awayReason(error: unknown): string {
  const [cause] = causesOf(error).filter(isAway);
  if (!cause) return 'unknown';
  return errorCode(cause) ?? ('message' in cause ? String(cause.message) : 'unknown');
}
