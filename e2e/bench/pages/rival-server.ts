import { readFileSync } from 'node:fs';
import { createServer, request as call, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What a rival's server serves: documents by address, compressed ahead, and a folder of its files. */
interface Rival {
  documents: ReadonlyMap<string, string>;
  /** Folder of files below `/bundle/`, each with a `.br` beside it; null for none. */
  files: string | null;
}

const types: Record<string, string> = { js: 'text/javascript', css: 'text/css' };

/**
 * Serves a rival of the product as well as a plain server can: everything compressed ahead. Pictures and the API come
 * from the product itself, through it, so that both have the same.
 * @returns its origin and how to end it
 */
export async function serveRival(product: string, rival: (origin: string) => Rival) {
  let known: Rival = { documents: new Map(), files: null };
  let compressed = new Map<string, Buffer>();

  function pass(request: IncomingMessage, response: ServerResponse) {
    const onward = call(
      product + request.url,
      { method: request.method, headers: request.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  }

  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const document = compressed.get(path);
    if (document) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
      response.end(document);
    } else if (known.files && /^\/bundle\/[\w.-]+$/.test(path)) {
      const name = path.slice('/bundle/'.length);
      response.writeHead(200, {
        'content-type': `${types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'}; charset=utf-8`,
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      response.end(readFileSync(join(known.files, `${name}.br`)));
    } else pass(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  known = rival(origin);
  compressed = new Map([...known.documents].map(([path, html]) => [path, brotliCompressSync(html)]));
  return {
    origin,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
