import type { FieldErrors } from '@lapak/contracts/api/common';
import { answerCode } from '@lapak/contracts/api/common';
import { messages } from '@lapak/domain/messages';

/** An expected failure, as the wire has it (decision 15): HTTP status, code, what the shopper reads. */
export interface Refusal {
  ok: false;
  status: 401 | 403 | 404 | 409 | 412 | 413 | 422 | 428 | 429 | 503;
  code: string;
  info: string;
  data?: { errors?: FieldErrors } & Record<string, unknown>;
}

/** Distinguishes a refusal from the other results of a call. */
export const isRefusal = (value: object | null): value is Refusal =>
  value !== null && 'ok' in value && value.ok === false;

export type Outcome<T> = { ok: true; data: T } | Refusal;

export const accepted = <T>(data: T): { ok: true; data: T } => ({ ok: true, data });

/** Something about the request is not possible. */
export const refused = (status: Refusal['status'], info: string): Refusal => ({
  ok: false,
  status,
  code: answerCode.failed,
  info,
});

/** Refuses what is not possible yet. @param ms until it may be tried again; the wire has seconds, at least one */
export const refusedFor = (ms: number, status: Refusal['status'], info: string): Refusal => ({
  ...refused(status, info),
  data: { retry_after: Math.max(1, Math.ceil(ms / 1_000)) },
});

/** @param msLeft until attempts are counted anew */
export const tooManyAttempts = (msLeft: number): Refusal =>
  refusedFor(msLeft, 429, 'Terlalu banyak percobaan. Silakan coba beberapa saat lagi');

/** Fields are missing or wrong: code '-3'. */
export const invalid = (errors: FieldErrors, info: string = messages.checkYourData): Refusal => ({
  ok: false,
  status: 422,
  code: answerCode.invalid,
  info,
  data: { errors },
});

/** Carries a refusal out of a database transaction, so that everything it wrote is undone. */
export class RefusedInTransaction extends Error {
  override name = 'RefusedInTransaction';
  constructor(readonly refusal: Refusal) {
    super(refusal.info);
  }
}
