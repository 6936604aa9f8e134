import { awayReason, databaseError, isDatabaseAway } from '../db/errors.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const textOf = (value: object, name: string): string =>
  name in value ? String(Reflect.get(value, name) ?? '') : '';

/**
 * An error as it may be logged. A database's message about a failed statement quotes its values, which are people's
 * names and addresses: of those only code, constraint and the place in our own code are kept.
 */
export function safeError(error: unknown): Record<string, unknown> {
  if (!isObject(error)) return { type: typeof error };
  const type = textOf(error, 'name') || 'Error';
  const stack = textOf(error, 'stack')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
  const ofDatabase = databaseError(error);
  if (ofDatabase) return { type, ...ofDatabase, stack };
  if (isDatabaseAway(error)) return { type, reason: awayReason(error), stack };
  const isQuery = type === 'DrizzleQueryError' || 'query' in error;
  return { type, message: isQuery ? 'a statement failed' : textOf(error, 'message'), stack };
}
