import type { SellerSession } from '@lapak/contracts/api/seller';
import { sellerHeader } from '@lapak/contracts/seller-header';
import { patterns } from '@lapak/contracts/routes';
import { renderPage } from '@lapak/runtime/testing';
import { server } from '@lapak/runtime/testing/server';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { sessionEnd } from '../features/session/session-end.ts';
import * as page from '../pages/console/console-page.tsx';
import { aSession, toko } from './builders.ts';

afterEach(() => sessionEnd.giveUp());

const base = '*/api/seller';
export const ofStore = `${base}/toko/${toko}`;

/** As the API does: a write without the console's header may come from another site, and is refused. */
const isForeign = ({ method, headers }: Request) => method !== 'GET' && !headers.has(sellerHeader);
const foreign = () =>
  HttpResponse.json({ code: '-1', info: 'Tanpa kepala konsol', request_id: 'r1' }, { status: 403 });

/** Handles a call, by its method and its address below the store's or, without a slash in front, the console's. */
function handle(
  call: string,
  answer: (request: Request) => HttpResponse<JsonBodyType> | Promise<HttpResponse<JsonBodyType>>,
) {
  const [method = 'GET', path = ''] = call.split(' ');
  const name = method.toLowerCase() as 'get' | 'post' | 'delete';
  server.use(
    http[name](path.startsWith('/') ? `${ofStore}${path}` : `${base}/${path}`, ({ request }) =>
      isForeign(request) ? foreign() : answer(request),
    ),
  );
}

/** Answers calls of the API with JSON. */
export function answers(calls: Record<string, JsonBodyType | (() => JsonBodyType)>, status = 200) {
  for (const [call, body] of Object.entries(calls))
    handle(call, () => HttpResponse.json(typeof body === 'function' ? body() : body, { status }));
}

/** A call that is answered when the returned function is called. */
export function unanswered(call: string, body: JsonBodyType, status = 200): () => void {
  let answer = () => {};
  const isWanted = new Promise<void>((resolve) => (answer = resolve));
  handle(call, async () => {
    await isWanted;
    return HttpResponse.json(body, { status });
  });
  return answer;
}

/** What is sent to a call, which is answered. */
export function sent(call: string, body: JsonBodyType, status = 200): unknown[] {
  const bodies: unknown[] = [];
  handle(call, async (request) => {
    const text = await request.text();
    bodies.push(text === '' ? null : JSON.parse(text));
    return HttpResponse.json(body, { status });
  });
  return bodies;
}

/**
 * A call whose first answer is lost on its way; the next one comes.
 * @returns the header of each call
 */
export function lostAtFirst(call: string, header: string, body: JsonBodyType): (string | null)[] {
  const values: (string | null)[] = [];
  handle(call, ({ headers }) => {
    values.push(headers.get(header));
    return values.length === 1 ? HttpResponse.error() : HttpResponse.json(body);
  });
  return values;
}

/** Nobody is logged in: the calls of members are refused until a test answers them. */
export const noSession = () =>
  server.use(
    http.get(`${base}/sesi`, () => HttpResponse.json({ data: null })),
    http.get(`${base}/*`, () =>
      HttpResponse.json({ code: '-2', info: 'Masuk dulu', request_id: 'r1' }, { status: 401 }),
    ),
  );

/** Opens an address of the console with a session; feed and chat texts are answered unless the test does. */
export function openConsole(url: string, session: SellerSession | null = aSession(), state?: unknown) {
  if (session) answers({ 'GET sesi': { data: session } });
  server.use(
    http.get(`${base}/toko/:toko/terbaru`, () =>
      HttpResponse.json({ data: { placed: 1, proofs: 0, version: '1' } }),
    ),
  );
  return renderPage(page, { pattern: patterns.console, url, state });
}
