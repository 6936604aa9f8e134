import { errorCode } from '../lib/error-code.ts';

/** Codes of PostgreSQL that callers tell apart. */
export const pgCode = {
  uniqueViolation: '23505',
  checkViolation: '23514',
  foreignKeyViolation: '23503',
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

/** Whether a statement failed because the constraint or unique index of this name does not allow it. */
export function violates(error: unknown, constraint: string): boolean {
  return databaseError(error)?.constraint === constraint;
}
