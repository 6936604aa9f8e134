import type { FastifyReply } from 'fastify';
import { answerCode } from '@lapak/contracts/api/common';
import { chooseEncoding } from './encoding/choose-encoding.ts';
import { ENCODED_FROM, type Body } from './encoding/encoded-body.ts';
import type { Refusal } from './refusal.ts';

/** Answers an expected failure, with the id that the shopper can quote. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal) {
  const { status, code, info, data } = refusal;
  return reply.status(status).send({ code, info, request_id: reply.request.id, ...(data ? { data } : {}) });
}

/** Answers with what is JSON already; the schema of the route describes it. */
export const sendJson = (reply: FastifyReply, json: string) =>
  reply.type('application/json; charset=utf-8').send(json);

/** Answers with JSON that is kept, in the encoding that the caller prefers. */
export function sendKept(reply: FastifyReply, body: Body) {
  void reply.type('application/json; charset=utf-8');
  if (body.length < ENCODED_FROM) return reply.send(body.in('plain'));
  const encoding = chooseEncoding(reply.request.headers['accept-encoding']) ?? 'plain';
  void reply.header('vary', 'accept-encoding');
  if (encoding !== 'plain') void reply.header('content-encoding', encoding);
  return reply.send(body.in(encoding));
}

/** `{ code: '00', info, data }` of a mutation that succeeded (decision 15). */
export const success = <T>(info: string, data: T) => ({ code: answerCode.success, info, data });
