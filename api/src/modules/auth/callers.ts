import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { HttpRefusal } from '../../lib/http-refusal.ts';
import { refused } from '../../lib/refusal.ts';
import { tokenRepository, type Caller } from './token-repository.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The account of the request's bearer token; null without a valid token. Queries the database once. */
    findCaller(): Promise<Caller | null>;
    /** @throws HttpRefusal 401 without a token that holds */
    requireCaller(): Promise<Caller>;
  }
}

const loginFirst = 'Silakan login terlebih dahulu';

/** The bearer token of a request, or null. */
export function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([A-Za-z0-9_-]{20,100})$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

export const callers = plugin(async (app: FastifyInstance) => {
  const { db, clock } = app.services;
  const found = new WeakMap<FastifyRequest, Promise<Caller | null>>();

  app.decorateRequest('findCaller', function findCaller(this: FastifyRequest) {
    const known = found.get(this);
    if (known) return known;
    const token = bearerToken(this);
    const caller =
      token === null ? Promise.resolve(null) : tokenRepository(db).findCaller(token, clock.now());
    found.set(this, caller);
    return caller;
  });

  app.decorateRequest('requireCaller', async function requireCaller(this: FastifyRequest) {
    const caller = await this.findCaller();
    if (!caller) throw new HttpRefusal(refused(401, loginFirst));
    return caller;
  });
});
