import { bucketClient, listPages, type BucketSettings } from '@lapak/object-store/bucket';
import { ReleaseError } from '../release-error.ts';

/** The object is not as the condition of a request says; 409 when another writer is at it in this moment. */
const CONFLICTS = new Set([409, 412]);

interface ListedObject {
  key: string;
  writtenAt: Date;
}

/** What the releases need of an S3-compatible bucket. All functions throw a ReleaseError when it cannot be reached. */
export function createBucket(settings: BucketSettings) {
  const client = bucketClient(settings);
  const { place } = client;

  const send: typeof client.send = (path, request) =>
    client.send(path, request).catch((cause: unknown) => {
      throw new ReleaseError(`${place} cannot be reached`, { cause });
    });

  function expectOk(answer: Response, what: string): Response {
    if (answer.ok) return answer;
    throw new ReleaseError(`${place} refused ${what} (HTTP ${answer.status})`);
  }

  const pages = (query: { prefix: string; delimiter?: string }) =>
    listPages(async (path) => expectOk(await send(path), 'a list'), query);

  return {
    place,

    /** An object and its version; null when there is none. */
    async get(key: string): Promise<{ body: Buffer; etag: string } | null> {
      const answer = await send(`/${key}`);
      if (answer.status === 404) return null;
      const body = Buffer.from(await expectOk(answer, key).arrayBuffer());
      return { body, etag: answer.headers.get('etag') ?? '' };
    },

    /** When an object was written; null when there is none. */
    async writtenAt(key: string): Promise<Date | null> {
      const answer = await send(`/${key}`, { method: 'HEAD' });
      if (answer.status === 404) return null;
      return new Date(expectOk(answer, key).headers.get('last-modified') ?? 0);
    },

    async put(key: string, body: Uint8Array): Promise<void> {
      expectOk(await send(`/${key}`, { method: 'PUT', body }), key);
    },

    /**
     * Writes an object that nobody else has written since it was read.
     * @param etag version that was read; null when there was no object
     * @returns false when somebody else has
     */
    async replace(key: string, text: string, etag: string | null): Promise<boolean> {
      const headers: Record<string, string> = etag === null ? { 'if-none-match': '*' } : { 'if-match': etag };
      const answer = await send(`/${key}`, { method: 'PUT', headers, body: Buffer.from(text) });
      return !CONFLICTS.has(answer.status) && expectOk(answer, key).ok;
    },

    async remove(key: string): Promise<void> {
      expectOk(await send(`/${key}`, { method: 'DELETE' }), key);
    },

    async list(prefix: string): Promise<ListedObject[]> {
      const found: ListedObject[] = [];
      for await (const { objects } of pages({ prefix })) found.push(...objects);
      return found;
    },

    /** Names of the folders in a folder. */
    async folders(folder: string): Promise<string[]> {
      const prefix = `${folder}/`;
      const found: string[] = [];
      for await (const { folders } of pages({ prefix, delimiter: '/' }))
        found.push(...folders.map((path) => path.slice(prefix.length, -1)));
      return found;
    },
  };
}

export type Bucket = ReturnType<typeof createBucket>;
