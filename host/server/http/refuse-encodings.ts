import type { FastifyReply } from 'fastify';

/** The answer to a visitor who accepts none of our codings (406). */
export const refuseEncodings = (reply: FastifyReply) =>
  reply
    .code(406)
    .header('vary', 'Accept-Encoding')
    .type('text/plain; charset=utf-8')
    .send('Permintaan tidak didukung');
