import type { FastifyInstance } from 'fastify';

/** One call to the API; the same shape as the browser's transport has it. */
export interface InjectRequest {
  /** Path below the site, `/api/product`. */
  url: string;
  method?: 'GET' | 'POST' | 'DELETE';
  params?: Record<string, string | number | undefined>;
  /** A JSON value. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface InjectReply {
  status: number;
  /** The answer as it would have gone over the wire; JSON of every public read. */
  body: string;
  requestId: string | null;
}

/** Carries calls of the server renderer to the API in the same process, without a socket. */
export function injectTransport(app: FastifyInstance): (request: InjectRequest) => Promise<InjectReply> {
  return async ({ url, method = 'GET', params = {}, body, headers }) => {
    const query = Object.fromEntries(
      Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    );
    const reply = await app.inject({
      url,
      method,
      query,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    const id = reply.headers['x-request-id'];
    return { status: reply.statusCode, body: reply.body, requestId: typeof id === 'string' ? id : null };
  };
}
