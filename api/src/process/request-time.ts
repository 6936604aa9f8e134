import type { IncomingMessage, Server, ServerOptions } from 'node:http';

/** A proof of 2 MB over a bad mobile line takes minutes. */
const UPLOAD_MS = 300_000;
/** An upload that brings less is not one. */
const MIN_BYTES_PER_SECOND = 1_000;
/** Looks per limit: a request ends at the latest a fifth of the limit after it. */
const LOOKS = 5;

/**
 * Options of a server whose requests have their headers in time.
 * @param limitMs for the headers of a request
 */
export function requestTimeOptions(limitMs: number) {
  return {
    headersTimeout: limitMs,
    requestTimeout: Math.max(UPLOAD_MS, limitMs),
    connectionsCheckingInterval: limitMs / LOOKS,
  } satisfies ServerOptions;
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isUpload = ({ headers }: IncomingMessage) => /^multipart\//i.test(headers['content-type'] ?? '');

function watch(request: IncomingMessage, limitMs: number): void {
  const { socket } = request;
  const lookMs = limitMs / LOOKS;
  const enough = (MIN_BYTES_PER_SECOND * lookMs) / 1_000;
  let received = socket.bytesRead;
  let looks = 0;
  const timer = setInterval(() => {
    const isMoving = isUpload(request) && socket.bytesRead - received >= enough;
    received = socket.bytesRead;
    looks = isMoving ? 0 : looks + 1;
    if (request.complete) clearInterval(timer);
    else if (looks >= LOOKS) socket.destroy();
  }, lookMs);
  timer.unref();
  request.once('close', () => clearInterval(timer));
}

/**
 * Cuts connections whose request does not become whole: a body that is not there in time, or an upload that stalls
 * for as long. Without it, half a body holds a connection for minutes.
 */
export function endUnfinishedBodies(server: Server, limitMs: number): void {
  server.on('request', (request: IncomingMessage) => {
    if (hasBody(request)) watch(request, limitMs);
  });
}
