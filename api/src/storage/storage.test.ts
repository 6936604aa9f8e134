import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createDiskStorage } from './disk-storage.ts';
import { contentKey, type FileStorage } from './file-storage.ts';
import { createS3Storage } from './s3-storage.ts';

const picture = Buffer.from('a picture');

function behavesLikeStorage(storage: () => FileStorage) {
  it('gives back what was stored, with its type', async () => {
    const key = contentKey('stores/1', picture, 'webp');
    await storage().put(key, picture, 'image/webp', 'public');
    expect(await storage().get(key, 'public')).toEqual({ body: picture, contentType: 'image/webp' });
  });

  it('streams a part of a file', async () => {
    await storage().put('downloads/a.pdf', Buffer.from('0123456789'), 'application/pdf', 'private');
    const part = await storage().open('downloads/a.pdf', 'private', { start: 2, end: 5 });
    expect(part && (await buffer(part)).toString()).toBe('2345');
    expect(await storage().open('downloads/a.pdf', 'public', { start: 0, end: 1 })).toBeNull();
    expect(await storage().open('downloads/../a.pdf', 'private', { start: 0, end: 1 })).toBeNull();
  });

  it('knows how long a file is', async () => {
    await storage().put('downloads/b.pdf', Buffer.from('0123456789'), 'application/pdf', 'private');
    expect(await storage().size('downloads/b.pdf', 'private')).toBe(10);
    expect(await storage().size('downloads/b.pdf', 'public')).toBeNull();
    expect(await storage().size('downloads', 'private')).toBeNull();
    expect(await storage().size('downloads/../downloads/b.pdf', 'private')).toBeNull();
  });

  it('never serves a private file as a public one', async () => {
    await storage().put('proofs/a.png', picture, 'image/png', 'private');
    expect(await storage().get('proofs/a.png', 'public')).toBeNull();
    expect((await storage().get('proofs/a.png', 'private'))?.body).toEqual(picture);
  });

  it('lists its files, and removes one that was not written again', async () => {
    const keys = ['list/a.png', 'list/b/c.png'];
    for (const key of keys) await storage().put(key, picture, 'image/png', 'public');
    const listed = async () => {
      const found = [];
      for await (const file of storage().list('public')) if (file.key.startsWith('list/')) found.push(file);
      return found.sort((a, b) => a.key.localeCompare(b.key));
    };
    const [first, second] = await listed();
    expect([first, second]).toMatchObject(keys.map((key) => ({ key, bytes: picture.length })));
    if (!first || !second) return;
    expect(await storage().remove({ ...first, writtenAt: new Date(0) }, 'public')).toBe(false);
    expect(await storage().remove(first, 'public')).toBe(true);
    expect(await storage().remove(first, 'public')).toBe(false);
    expect(await storage().remove(second, 'private')).toBe(false);
    expect(await storage().remove({ ...second, key: '../x.png' }, 'public')).toBe(false);
    expect((await listed()).map(({ key }) => key)).toEqual(['list/b/c.png']);
  });

  it('removes a file whenever it was written, and no other one', async () => {
    const keys = ['taken/a.png', 'taken/b.png'];
    for (const key of keys) await storage().put(key, picture, 'image/png', 'public');
    await storage().discard('taken/a.png', 'private');
    await storage().discard('taken/nothing.png', 'public');
    await storage().discard('../taken/b.png', 'public');
    for (const key of keys) expect(await storage().size(key, 'public')).toBe(picture.length);
    await storage().discard('taken/a.png', 'public');
    expect(await storage().get('taken/a.png', 'public')).toBeNull();
    expect(await storage().size('taken/b.png', 'public')).toBe(picture.length);
  });

  it('answers null for what is not there and for keys that try to leave the folder', async () => {
    for (const key of [
      'nothing.png',
      '../../etc/passwd',
      '/etc/passwd',
      'a/../../b',
      'a\0.png',
      '',
      'a//b',
      '..',
    ]) {
      expect(await storage().get(key, 'public')).toBeNull();
    }
    await expect(storage().put('../x.png', picture, 'image/png', 'public')).rejects.toThrow('key');
  });
}

describe('files on the disk', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'lapak-files-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  behavesLikeStorage(() => createDiskStorage(folder));

  it('leaves no temporary file behind and keeps files to their owner', async () => {
    await createDiskStorage(folder).put('one/file.png', picture, 'image/png', 'private');
    expect(await readdir(path.join(folder, 'private/one'))).toEqual(['file.png']);
    expect((await stat(path.join(folder, 'private/one/file.png'))).mode & 0o077).toBe(0);
  });
});

describe('files in a bucket', () => {
  const objects = new Map<string, { body: Buffer; type: string }>();
  const requests: string[] = [];
  const WRITTEN = new Date('2026-11-20T01:02:03Z');

  /** One object on a page. */
  function listOf(query: URLSearchParams): string {
    const prefix = `/lapak/${query.get('prefix') ?? ''}`;
    const urls = [...objects.keys()].filter((url) => url.startsWith(prefix)).sort();
    const from = Number(query.get('continuation-token') ?? 0);
    const contents = urls
      .slice(from, from + 1)
      .map(
        (url) =>
          `<Contents><Key>${url.slice('/lapak/'.length)}</Key><Size>${objects.get(url)?.body.length}</Size>` +
          `<LastModified>${WRITTEN.toISOString()}</LastModified></Contents>`,
      );
    const next = from + 1 < urls.length ? `<NextContinuationToken>${from + 1}</NextContinuationToken>` : '';
    return `<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`;
  }

  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url} ${request.headers.authorization?.split(' ')[0]}`);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = request.url ?? '';
      if (request.method === 'PUT') {
        objects.set(url, { body: Buffer.concat(chunks), type: request.headers['content-type'] ?? '' });
        return response.end();
      }
      if (request.method === 'DELETE') {
        objects.delete(url);
        return response.writeHead(204).end();
      }
      const query = new URL(url, 'http://bucket').searchParams;
      if (query.has('list-type')) return response.end(listOf(query));
      const object = objects.get(url);
      const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      const part = start === undefined ? object?.body : object?.body.subarray(+start, Number(end) + 1);
      const found = start === undefined ? 200 : 206;
      response.writeHead(object ? found : 404, {
        'content-type': object?.type ?? 'text/xml',
        'last-modified': WRITTEN.toUTCString(),
        ...(part && { 'content-length': part.length }),
      });
      return response.end(part);
    });
  });
  let storage: FileStorage;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    storage = createS3Storage({
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'lapak',
      region: 'auto',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  behavesLikeStorage(() => storage);

  it('signs its requests', () => {
    expect(requests.length).toBeGreaterThan(0);
    expect(requests.every((line) => line.endsWith('AWS4-HMAC-SHA256'))).toBe(true);
  });
});
