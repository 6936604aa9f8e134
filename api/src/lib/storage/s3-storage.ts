import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { XMLParser } from 'fast-xml-parser';
import { contentTypeOf, isFileKey, type FileStorage, type Visibility } from './file-storage.ts';
import { StorageError } from './storage-error.ts';

export interface S3Settings {
  /** For example `https://s3.ap-southeast-3.amazonaws.com`, or the address of a compatible service. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const TIMEOUT_MS = 15_000;
/** Large files get more time: a slower line to the bucket than this is a failure. */
const MIN_BYTES_PER_MS = 1_000;

interface ListAnswer {
  ListBucketResult: {
    Contents?: { Key: string; LastModified: string; Size: string }[];
    NextContinuationToken?: string;
  };
}

const listParser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' });

/** Files in one S3-compatible bucket; private ones under `private/`, and both are only read through the API. */
export function createS3Storage(settings: S3Settings): FileStorage {
  const client = new AwsClient({
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    region: settings.region,
    service: 's3',
    retries: 3,
  });
  const root = `${settings.endpoint.replace(/\/+$/, '')}/${settings.bucket}`;
  const address = (key: string, visibility: Visibility) => `${root}/${visibility}/${key}`;

  /** An answer without a body. */
  async function ask(method: 'HEAD' | 'DELETE', key: string, visibility: Visibility): Promise<Response> {
    const answer = await client.fetch(address(key, visibility), {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (answer.ok || answer.status === 404) return answer;
    throw new Error(`The file storage refused a request (HTTP ${answer.status})`);
  }

  async function page(prefix: string, token: string | undefined) {
    const query = new URLSearchParams({
      'list-type': '2',
      prefix,
      ...(token === undefined ? {} : { 'continuation-token': token }),
    });
    const answer = await client.fetch(`${root}?${query.toString()}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`The file storage could not be listed (HTTP ${answer.status})`);
    return (listParser.parse(await answer.text()) as ListAnswer).ListBucketResult;
  }

  return {
    async put(key, body, contentType, visibility) {
      if (!isFileKey(key)) throw new Error('The key of a file has characters that it may not have');
      const stored = client.fetch(address(key, visibility), {
        method: 'PUT',
        body: new Uint8Array(body),
        headers: { 'content-type': contentType },
        signal: AbortSignal.timeout(TIMEOUT_MS + Math.ceil(body.length / MIN_BYTES_PER_MS)),
      });
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
      const answer = await client.fetch(address(key, visibility), {
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (answer.ok) {
        const contentType = answer.headers.get('content-type') ?? contentTypeOf(key);
        return { body: Buffer.from(await answer.arrayBuffer()), contentType };
      }
      await answer.body?.cancel();
      if (answer.status === 404) return null;
      throw new Error(`The file storage could not be read (HTTP ${answer.status})`);
    },
    async open(key, visibility, { start, end }) {
      if (!isFileKey(key)) return null;
      // The limit is for the headers alone: the body comes as fast as the visitor takes it.
      const limit = new AbortController();
      const timer = setTimeout(() => limit.abort(), TIMEOUT_MS);
      const answer = await client
        .fetch(address(key, visibility), {
          headers: { range: `bytes=${start}-${end}` },
          signal: limit.signal,
        })
        .finally(() => clearTimeout(timer));
      if (answer.status === 206 && answer.body) return Readable.from(answer.body, { objectMode: false });
      await answer.body?.cancel();
      if (answer.status === 404) return null;
      throw new Error(`The file storage could not be read (HTTP ${answer.status})`);
    },
    async *list(visibility) {
      const prefix = `${visibility}/`;
      let token: string | undefined;
      do {
        const { Contents = [], NextContinuationToken } = await page(prefix, token);
        for (const { Key, LastModified, Size } of Contents) {
          const key = Key.slice(prefix.length);
          if (isFileKey(key)) yield { key, bytes: Number(Size), writtenAt: new Date(LastModified) };
        }
        token = NextContinuationToken;
      } while (token !== undefined);
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
