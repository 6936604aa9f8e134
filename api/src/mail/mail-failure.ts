import { errorCode } from '../lib/error-code.ts';

export interface MailFailure {
  /** Whether another attempt would fail as well. */
  isPermanent: boolean;
  /** For the operator, beside the recipient; a mail server may quote the address. */
  reason: string;
  /** For the log: without a person's data. */
  code: string;
}

const LONGEST_REASON = 300;

/** Parts of the conversation in which a mail server judges the recipient or the mail, and not our login or sender. */
const judgesMail = new Set(['RCPT TO', 'DATA']);

const textOf = (error: unknown, name: string): string =>
  typeof error === 'object' && error !== null && name in error ? String(Reflect.get(error, name) ?? '') : '';

/** Why a mail was not taken. Refused for good (5xx) is only what will not change by our own settings or with time. */
export function mailFailure(error: unknown): MailFailure {
  const code = errorCode(error) ?? 'unknown';
  const response = textOf(error, 'responseCode');
  const command = textOf(error, 'command');
  const message = textOf(error, 'message');
  const isNoAddress = code === 'EENVELOPE' && command === 'API' && /recipient/i.test(message);
  const isRefused = /^5\d\d$/.test(response) && judgesMail.has(command);
  return {
    isPermanent: isNoAddress || isRefused,
    reason: (textOf(error, 'response') || message || code).replace(/\s+/g, ' ').slice(0, LONGEST_REASON),
    code: response === '' ? code : `${code} ${response}`,
  };
}
