import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SELLER_SESSION_MS, sellerSessionRepository } from '../auth/seller-session-repository.ts';

/** Name of the cookie with the token of a console session. */
export const SESSION_COOKIE = 'lapak_kelola';

/** The token of the console session that a request carries; null without one. */
export function sessionToken({ headers }: FastifyRequest): string | null {
  const token = parseCookie(headers.cookie ?? '')[SESSION_COOKIE];
  return token === undefined || token === '' ? null : token;
}

function setCookie(reply: FastifyReply, value: string, maxAge: number): void {
  const { publicUrl } = reply.server.services.config;
  const cookie = stringifySetCookie({
    name: SESSION_COOKIE,
    value,
    path: '/api/seller',
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl.startsWith('https:'),
    maxAge,
  });
  void reply.header('set-cookie', cookie);
}

/** Hands a session to the browser: no script reads it, and no other site's page sends it. */
export const keepSession = (reply: FastifyReply, token: string): void =>
  setCookie(reply, token, SELLER_SESSION_MS / 1_000);

export const forgetSession = (reply: FastifyReply): void => setCookie(reply, '', 0);

/** A new session of an account, in place of the one that the browser had. */
export async function beginSellerSession(
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
): Promise<void> {
  const { db, clock } = request.server.services;
  const sessions = sellerSessionRepository(db);
  const before = sessionToken(request);
  if (before !== null) await sessions.revoke(before);
  keepSession(reply, await sessions.issue(userId, clock.now()));
}
