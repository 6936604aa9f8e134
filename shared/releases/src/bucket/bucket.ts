import { AwsClient } from 'aws4fetch';
import { XMLParser } from 'fast-xml-parser';
import { ReleaseError } from '../release-error.ts';
import type { BucketSettings } from './bucket-settings.ts';

const TIMEOUT_MS = 15_000;
/** Large files get more time: a slower line to the bucket than this is a failure. */
const MIN_BYTES_PER_MS = 1_000;
/** The object is not as the condition of a request says; 409 when another writer is at it in this moment. */
const CONFLICTS = new Set([409, 412]);

interface ListedObject {
  key: string;
  writtenAt: Date;
}

interface ListAnswer {
  ListBucketResult: {
    Contents?: { Key: string; LastModified: string }[];
    CommonPrefixes?: { Prefix: string }[];
    NextContinuationToken?: string;
  };
}

const parser = new XMLParser({
  parseTagValue: false,
  isArray: (name) => name === 'Contents' || name === 'CommonPrefixes',
});

/** What the releases need of an S3-compatible bucket. All functions throw a ReleaseError when it cannot be reached. */
export function createBucket(settings: BucketSettings) {
  const client = new AwsClient({ ...settings, service: 's3', retries: 3 });
  const root = `${settings.endpoint}/${settings.bucket}`;

  async function send(method: string, path: string, headers = {}, body?: Uint8Array<ArrayBuffer>) {
    const limit = TIMEOUT_MS + Math.ceil((body?.length ?? 0) / MIN_BYTES_PER_MS);
    const signal = AbortSignal.timeout(limit);
    return client.fetch(root + path, { method, headers, body, signal }).catch((cause: unknown) => {
      throw new ReleaseError(`${root} cannot be reached`, { cause });
    });
  }

  function expectOk(answer: Response, what: string): Response {
    if (answer.ok) return answer;
    throw new ReleaseError(`${root} refused ${what} (HTTP ${answer.status})`);
  }

  async function page(query: Record<string, string>) {
    const search = new URLSearchParams({ 'list-type': '2', ...query });
    const answer = expectOk(await send('GET', `?${search}`), 'a list');
    return (parser.parse(await answer.text()) as ListAnswer).ListBucketResult;
  }

  async function* pages(query: Record<string, string>) {
    let token: string | undefined;
    do {
      const result = await page({ ...query, ...(token && { 'continuation-token': token }) });
      yield result;
      token = result.NextContinuationToken;
    } while (token);
  }

  return {
    place: root,

    /** An object and its version; null when there is none. */
    async get(key: string): Promise<{ body: Buffer; etag: string } | null> {
      const answer = await send('GET', `/${key}`);
      if (answer.status === 404) return null;
      const body = Buffer.from(await expectOk(answer, key).arrayBuffer());
      return { body, etag: answer.headers.get('etag') ?? '' };
    },

    /** When an object was written; null when there is none. */
    async writtenAt(key: string): Promise<Date | null> {
      const answer = await send('HEAD', `/${key}`);
      if (answer.status === 404) return null;
      return new Date(expectOk(answer, key).headers.get('last-modified') ?? 0);
    },

    async put(key: string, body: Uint8Array): Promise<void> {
      expectOk(await send('PUT', `/${key}`, {}, new Uint8Array(body)), key);
    },

    /**
     * Writes an object that nobody else has written since it was read.
     * @param etag version that was read; null when there was no object
     * @returns false when somebody else has
     */
    async replace(key: string, body: string, etag: string | null): Promise<boolean> {
      const condition = etag === null ? { 'if-none-match': '*' } : { 'if-match': etag };
      const answer = await send('PUT', `/${key}`, condition, new TextEncoder().encode(body));
      return !CONFLICTS.has(answer.status) && expectOk(answer, key).ok;
    },

    async remove(key: string): Promise<void> {
      expectOk(await send('DELETE', `/${key}`), key);
    },

    async list(prefix: string): Promise<ListedObject[]> {
      const found: ListedObject[] = [];
      for await (const { Contents = [] } of pages({ prefix }))
        found.push(
          ...Contents.map(({ Key, LastModified }) => ({ key: Key, writtenAt: new Date(LastModified) })),
        );
      return found;
    },

    /** Names of the folders in a folder. */
    async folders(folder: string): Promise<string[]> {
      const prefix = `${folder}/`;
      const found: string[] = [];
      for await (const { CommonPrefixes = [] } of pages({ prefix, delimiter: '/' }))
        found.push(...CommonPrefixes.map(({ Prefix }) => Prefix.slice(prefix.length, -1)));
      return found;
    },
  };
}

export type Bucket = ReturnType<typeof createBucket>;
