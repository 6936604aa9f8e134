import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const etagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;

const PAGE = 3;

function list(keys: string[], query: URLSearchParams, written: string): string {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const delimiter = query.get('delimiter');
  const entries = keys
    .filter((key) => key.startsWith(prefix))
    .map((key) => {
      const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
      return end === -1 ? key : key.slice(0, end + 1);
    });
  const rest = [...new Set(entries)].sort().filter((entry) => entry > after);
  const page = rest.slice(0, PAGE);
  const token = rest.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const items = page.map((entry) =>
    delimiter && entry.endsWith(delimiter)
      ? `<CommonPrefixes><Prefix>${entry}</Prefix></CommonPrefixes>`
      : `<Contents><Key>${entry}</Key><LastModified>${written}</LastModified></Contents>`,
  );
  return `<?xml version="1.0"?><ListBucketResult>${items.join('')}${token}</ListBucketResult>`;
}

/** A bucket on loopback that knows conditions and lists, three entries a page, as an S3-compatible service does. */
export async function bucketServer() {
  const objects = new Map<string, Buffer>();
  const puts: string[] = [];
  const clock = { written: '2026-01-01T00:00:00.000Z' };

  function answer(
    { method, url = '', headers }: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
  ): void {
    const { pathname, searchParams } = new URL(url, 'http://bucket');
    const key = pathname.replace(/^\/releases\/?/, '');
    const object = objects.get(key);
    if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256')) return void response.writeHead(403).end();
    if (key === '') return void response.end(list([...objects.keys()], searchParams, clock.written));
    if (method === 'PUT') {
      const isFree = headers['if-none-match'] !== '*' || !object;
      const isSame = !headers['if-match'] || (object && etagOf(object) === headers['if-match']);
      if (!isFree || !isSame) return void response.writeHead(412).end();
      objects.set(key, body);
      puts.push(key);
      return void response.end();
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (!object) return void response.writeHead(404).end();
    response.writeHead(200, { etag: etagOf(object), 'last-modified': new Date(0).toUTCString() }).end(object);
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => answer(request, response, Buffer.concat(chunks)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    objects,
    /** Keys in the order in which they were written. */
    puts,
    /** When all objects were written. */
    clock,
    env: {
      RELEASES_BUCKET: 'releases',
      RELEASES_ENDPOINT: `http://127.0.0.1:${port}`,
      RELEASES_ACCESS_KEY_ID: 'id',
      RELEASES_SECRET_ACCESS_KEY: 'secret',
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
