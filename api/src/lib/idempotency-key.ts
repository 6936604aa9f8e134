import type { FastifyRequest } from 'fastify';
import { cleanText } from './clean-text.ts';
import { fingerprintOf } from './fingerprint.ts';

const LONGEST_KEY = 200;

/** The `Idempotency-Key` header; null without one. */
export function idempotencyKey(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key'];
  const key = cleanText(Array.isArray(header) ? header[0] : header);
  return key === '' ? null : key.slice(0, LONGEST_KEY);
}

/**
 * A hash of what was sent with an idempotency key; null without a key. Other content under the same key has another hash, and so has the
 * same content over another version.
 */
export function requestHash(request: FastifyRequest): string | null {
  const key = idempotencyKey(request);
  const { 'if-match': version = null } = request.headers;
  return key === null ? null : fingerprintOf({ key, version, body: request.body });
}
