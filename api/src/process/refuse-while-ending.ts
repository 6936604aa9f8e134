import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerCode } from '@lapak/contracts/api/common';

const info = 'Layanan sedang dimulai ulang. Silakan coba beberapa saat lagi';

const page =
  '<!doctype html><html lang="id"><head><meta charset="utf-8"><title>Sebentar lagi</title>' +
  '<meta name="viewport" content="width=device-width,initial-scale=1"></head>' +
  `<body><p>${info}.</p></body></html>`;

/** Another process, or this one when it has started again, takes the next try. */
const RETRY_AFTER_SECONDS = '2';

/** Answers a request that comes when the process is about to end: in the wire's form, or as a page to a browser. */
export function refuseWhileEnding(request: IncomingMessage, response: ServerResponse): void {
  const id = randomUUID();
  const isForPerson = request.headers.accept?.includes('text/html') === true;
  const body = isForPerson ? page : JSON.stringify({ code: answerCode.failed, info, request_id: id });
  response.writeHead(503, {
    connection: 'close',
    'retry-after': RETRY_AFTER_SECONDS,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'content-type': isForPerson ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'x-request-id': id,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
  // What is still being sent is read, or the client would miss the answer.
  request.resume();
}
