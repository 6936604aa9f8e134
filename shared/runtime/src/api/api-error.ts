import type { FieldErrors } from '@lapak/contracts/api/common';

/** A call that failed, as every hook of RTK Query reports it. Serialisable. */
export interface ApiError {
  /** HTTP status, or 'NETWORK' when no answer came. */
  status: number | 'NETWORK';
  /** The answer's code (spec-decisions 15), or null. */
  code: string | null;
  /** The server's message for the shopper, or null. */
  info: string | null;
  errors: FieldErrors;
  /** The answer's `data`, for codes that carry one (a changed quote). */
  data: unknown;
  requestId: string | null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

function readFieldErrors(data: unknown): FieldErrors {
  if (!isRecord(data) || !isRecord(data.errors)) return {};
  const errors: FieldErrors = {};
  for (const [field, messages] of Object.entries(data.errors)) {
    const texts = (Array.isArray(messages) ? messages : [messages]).filter((m) => typeof m === 'string');
    if (texts.length > 0) errors[field] = texts;
  }
  return errors;
}

/** Parses an answer that is not a success into an `ApiError`; invalid content gives empty fields. */
export function toApiError(status: number | 'NETWORK', body: unknown, requestId: string | null): ApiError {
  const record = isRecord(body) ? body : {};
  return {
    status,
    code: textOrNull(record.code),
    info: textOrNull(record.info),
    errors: readFieldErrors(record.data),
    data: record.data ?? null,
    requestId: textOrNull(record.request_id) ?? requestId,
  };
}

export function isApiError(value: unknown): value is ApiError {
  return isRecord(value) && 'status' in value && 'errors' in value && 'requestId' in value;
}

/** The server's message, or `fallback`. */
export function errorInfo(error: unknown, fallback: string): string {
  return isApiError(error) ? (error.info ?? fallback) : fallback;
}
