import type { FastifyReply } from 'fastify';
import { answerCode } from '@lapak/contracts/api/common';
import type { Refusal } from './refusal.ts';

/** Answers an expected failure, with the id that the shopper can quote. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal) {
  const { status, code, info, data } = refusal;
  return reply.status(status).send({ code, info, request_id: reply.request.id, ...(data ? { data } : {}) });
}

/** Answers with what is JSON already; the schema of the route describes it. */
export const sendJson = (reply: FastifyReply, json: string) =>
  reply.type('application/json; charset=utf-8').send(json);

/** `{ code: '00', info, data }` of a mutation that succeeded (decision 15). */
export const success = <T>(info: string, data: T) => ({ code: answerCode.success, info, data });
