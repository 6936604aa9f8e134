import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { refusal } from './refusal.ts';

const info = 'Layanan sedang dimulai ulang. Silakan coba beberapa saat lagi';

/** Answers a request that comes when the process is about to end; another process takes the next try. */
export function refuseWhileEnding(request: IncomingMessage, response: ServerResponse): void {
  const { accept } = request.headers;
  const { status, headers, body } = refusal({ id: randomUUID(), accept }, info);
  response.writeHead(status, {
    ...headers,
    connection: 'close',
    'content-length': Buffer.byteLength(body),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
  // What is still being sent is read, or the client would miss the answer.
  request.resume();
}
