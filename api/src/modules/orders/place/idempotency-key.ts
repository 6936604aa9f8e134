import type { FastifyRequest } from 'fastify';
import { cleanText } from '../../../lib/clean-text.ts';

const LONGEST_KEY = 200;

/** The `Idempotency-Key` header; null without one. */
export function idempotencyKey(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key'];
  const key = cleanText(Array.isArray(header) ? header[0] : header);
  return key === '' ? null : key.slice(0, LONGEST_KEY);
}
