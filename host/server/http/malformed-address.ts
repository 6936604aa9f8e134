import { answerCode } from '@lapak/contracts/api/answer-code';
import { isApiPath } from '@lapak/contracts/api-paths';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Answers 404 to an address that cannot be decoded.
 * @param answerPage sends the 404 page
 */
export async function answerMalformed(
  request: FastifyRequest,
  reply: FastifyReply,
  answerPage: () => Promise<unknown>,
): Promise<void> {
  // The router fails before any hook runs.
  reply.header('x-request-id', request.id);
  if (!isApiPath(request.url)) {
    await answerPage();
    return;
  }
  const answer = { code: answerCode.failed, info: 'Alamat tidak ditemukan', request_id: request.id };
  await reply.code(404).header('cache-control', 'no-store').send(answer);
}
