import { Readable } from 'node:stream';
import { bucketClient, listPages, type BucketSettings } from '@lapak/object-store/bucket';
import { contentTypeOf, isFileKey, type FileStorage, type Visibility } from './file-storage.ts';
import { StorageError } from '../lib/storage-error.ts';

const HEADERS_TIMEOUT_MS = 15_000;

/** Files in one S3-compatible bucket; private ones under `private/`, and both are only read through the API. */
export function createS3Storage(settings: BucketSettings): FileStorage {
  const { send } = bucketClient(settings);
  const pathOf = (key: string, visibility: Visibility) => `/${visibility}/${key}`;

  /** An answer without a body. */
  async function ask(method: 'HEAD' | 'DELETE', key: string, visibility: Visibility): Promise<Response> {
    const answer = await send(pathOf(key, visibility), { method });
    await answer.body?.cancel();
    if (answer.ok || answer.status === 404) return answer;
    throw new Error(`The file storage refused a request (HTTP ${answer.status})`);
  }

  /** Null when there is no such file. */
  async function refusedRead(answer: Response): Promise<null> {
    await answer.body?.cancel();
    if (answer.status === 404) return null;
    throw new Error(`The file storage could not be read (HTTP ${answer.status})`);
  }

  async function readList(path: string): Promise<Response> {
    const answer = await send(path);
    if (!answer.ok) throw new Error(`The file storage could not be listed (HTTP ${answer.status})`);
    return answer;
  }

  return {
    async put(key, body, contentType, visibility) {
      if (!isFileKey(key)) throw new Error('The key of a file has characters that it may not have');
      const headers = { 'content-type': contentType };
      const stored = send(pathOf(key, visibility), { method: 'PUT', body, headers });
      const answer = await stored.catch((error: unknown) => {
        throw new StorageError(error);
      });
      await answer.body?.cancel();
      if (!answer.ok)
        throw new StorageError(new Error(`The file storage refused a file (HTTP ${answer.status})`));
    },
    async size(key, visibility) {
      if (!isFileKey(key)) return null;
      const found = await ask('HEAD', key, visibility);
      return found.ok ? Number(found.headers.get('content-length')) : null;
    },
    async get(key, visibility) {
      if (!isFileKey(key)) return null;
      const answer = await send(pathOf(key, visibility));
      if (!answer.ok) return refusedRead(answer);
      const contentType = answer.headers.get('content-type') ?? contentTypeOf(key);
      return { body: Buffer.from(await answer.arrayBuffer()), contentType };
    },
    async open(key, visibility, { start, end }) {
      if (!isFileKey(key)) return null;
      // The limit is for the headers alone: the body comes as fast as the visitor takes it.
      const limit = new AbortController();
      const timer = setTimeout(() => limit.abort(), HEADERS_TIMEOUT_MS);
      const headers = { range: `bytes=${start}-${end}` };
      const answer = await send(pathOf(key, visibility), { headers, signal: limit.signal }).finally(() =>
        clearTimeout(timer),
      );
      if (answer.status === 206 && answer.body) return Readable.from(answer.body, { objectMode: false });
      return refusedRead(answer);
    },
    async *list(visibility) {
      const prefix = `${visibility}/`;
      for await (const { objects } of listPages(readList, { prefix }))
        for (const { key: path, ...object } of objects) {
          const key = path.slice(prefix.length);
          if (isFileKey(key)) yield { key, ...object };
        }
    },
    async remove({ key, writtenAt }, visibility) {
      if (!isFileKey(key)) return false;
      const found = await ask('HEAD', key, visibility);
      // Headers have whole seconds.
      const since = Date.parse(found.headers.get('last-modified') ?? '') - writtenAt.getTime();
      if (!found.ok || !(since <= 1_000)) return false;
      await ask('DELETE', key, visibility);
      return true;
    },
    async discard(key, visibility) {
      if (isFileKey(key)) await ask('DELETE', key, visibility);
    },
  };
}
