import { errorCode } from '../lib/error-code.ts';

/** What an operator reads of a command that failed. A failed statement's own message has the statement with all its values. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!('query' in error)) return error.message;
  const { cause } = error;
  if (!(cause instanceof Error)) return 'Perintah gagal: database menolaknya';
  const code = errorCode(cause);
  return `Perintah gagal: ${cause.message.split('\n')[0]}${code === null ? '' : ` (${code})`}`;
}
