import { AwsClient } from 'aws4fetch';
import { XMLParser } from 'fast-xml-parser';

const TIMEOUT_MS = 15_000;
/** Large objects get more time: a slower line to the bucket than this is a failure. */
const MIN_BYTES_PER_MS = 1_000;

export interface BucketSettings {
  /** For example `https://s3.ap-southeast-3.amazonaws.com`, or the address of a compatible service. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A request for an object, named by its key after a slash, or with a query for the bucket itself. */
interface BucketRequest {
  method?: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  headers?: Record<string, string>;
  body?: Uint8Array;
  /** Instead of the time limit, which holds until the whole answer is there. */
  signal?: AbortSignal;
}

type Send = (path: string, request?: BucketRequest) => Promise<Response>;

interface ListAnswer {
  ListBucketResult: {
    Contents?: { Key: string; LastModified: string; Size?: string }[];
    CommonPrefixes?: { Prefix: string }[];
    NextContinuationToken?: string;
  };
}

const parser = new XMLParser({
  parseTagValue: false,
  isArray: (name) => name === 'Contents' || name === 'CommonPrefixes',
});

/**
 * A client of one S3-compatible bucket. It signs requests and repeats those that the service could not answer; what an answer's status
 * means is left to the caller.
 */
export function bucketClient({ endpoint, bucket, ...credentials }: BucketSettings) {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 3 });
  const place = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  const send: Send = (path, { body, ...request } = {}) =>
    client.fetch(place + path, {
      signal: AbortSignal.timeout(TIMEOUT_MS + Math.ceil((body?.length ?? 0) / MIN_BYTES_PER_MS)),
      ...request,
      ...(body && { body: new Uint8Array(body) }),
    });
  return { place, send };
}

/**
 * The pages of a bucket's list: objects, and with a delimiter the folders.
 * @param read sends a request and throws unless it is answered
 */
export async function* listPages(read: Send, query: { prefix: string; delimiter?: string }) {
  let token: string | undefined;
  do {
    const search = new URLSearchParams({
      'list-type': '2',
      ...query,
      ...(token && { 'continuation-token': token }),
    });
    const answer = await read(`?${search}`);
    const page = (parser.parse(await answer.text()) as ListAnswer).ListBucketResult;
    yield {
      objects: (page.Contents ?? []).map(({ Key, LastModified, Size }) => ({
        key: Key,
        bytes: Number(Size),
        writtenAt: new Date(LastModified),
      })),
      folders: (page.CommonPrefixes ?? []).map(({ Prefix }) => Prefix),
    };
    token = page.NextContinuationToken;
  } while (token);
}
