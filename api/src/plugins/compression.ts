import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { chooseEncoding } from '../lib/encoding/choose-encoding.ts';
import { bodyOf, ENCODED_FROM } from '../lib/encoding/encoded-body.ts';

/** Texts; pictures and files have encodings of their own. */
const COMPRESSED = /^(?:application\/(?:json|xml)|text\/(?:html|plain|xml))\b/;

const isText = (reply: FastifyReply) => COMPRESSED.test(String(reply.getHeader('content-type') ?? ''));

/**
 * Compresses the texts of a kilobyte and more that are made for their caller; kept ones bring their encodings along (`sendKept`).
 * What is secret in an answer cannot be guessed by its length (BREACH): a shopper's login is a header, which no browser sends by
 * itself, and the console's is a cookie for the shop's own pages alone, so no other site can ask for such an answer.
 */
export const compression = fp(async (app) => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < ENCODED_FROM || !isText(reply)) return payload;
    void reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
    const encoding = chooseEncoding(request.headers['accept-encoding']) ?? 'plain';
    if (encoding === 'plain') return payload;
    void reply.header('content-encoding', encoding);
    return bodyOf(Buffer.from(payload)).in(encoding);
  });
});
