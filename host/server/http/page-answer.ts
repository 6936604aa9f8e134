import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { isTagKnown } from '../document/page-tag.ts';
import { documentHeaders } from '../document/security-policy.ts';
import type { Body, Encoding } from '@lapak/api/encoding/encoded-body';
import type { Part } from '@lapak/releases/parts';

/** A document as it goes out. */
export interface Page {
  status: number;
  policy: string;
  /** Its `Permissions-Policy`, where it is not that of all documents. */
  permissions?: string;
  /** Values of its `Link` header: files that the browser requests before it reads the document. */
  ahead: readonly string[];
  body: Body;
  /** Its etag; null for one that is not to be revalidated. */
  tag: string | null;
  /** Whether it answers later requests too: a public page of which every part is painted. */
  isKept: boolean;
  /** Whether it stands in for a page whose data is not there, or not in time. */
  isStandIn: boolean;
  /** The versions of the shop's parts that are in it. */
  uses: readonly { part: Part; version: string }[];
}

/** A page's whole answer in one encoding, ready to be written as it is. */
interface ReadyAnswer {
  bytes: Buffer;
  /** Names and values alternate, as `writeHead` accepts them. */
  headers: string[];
  /** Headers of the answer to a visitor who has these bytes already. */
  unchangedHeaders: string[];
}

/** Headers of every document; those that depend on the request are added when it is sent. */
export function pageHeaders(page: Page, encoding: Encoding): OutgoingHttpHeaders {
  return {
    ...documentHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.policy,
    ...(page.permissions ? { 'permissions-policy': page.permissions } : {}),
    ...(page.ahead.length > 0 ? { link: page.ahead.join(', ') } : {}),
    ...unchangedHeaders(page),
    ...(page.status === 503 ? { 'cache-control': 'no-store', 'retry-after': '2' } : {}),
    ...(encoding === 'plain' ? {} : { 'content-encoding': encoding }),
  };
}

/** Headers of the answer to a visitor who has the document already. */
export function unchangedHeaders({ tag }: Page): OutgoingHttpHeaders {
  return { ...(tag === null ? {} : { etag: tag }), 'cache-control': 'no-cache', vary: 'Accept-Encoding' };
}

const inTurns = (headers: OutgoingHttpHeaders): string[] =>
  Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);

const answers = new WeakMap<Page, Map<Encoding, ReadyAnswer>>();

/** The whole answer, made once per page and bytes. */
function readyAnswer(page: Page, encoding: Encoding, bytes: Buffer): ReadyAnswer {
  const ofPage = answers.get(page) ?? new Map<Encoding, ReadyAnswer>();
  const known = ofPage.get(encoding);
  if (known?.bytes === bytes) return known;
  const answer = {
    bytes,
    headers: inTurns({ ...pageHeaders(page, encoding), 'content-length': bytes.length }),
    unchangedHeaders: inTurns(unchangedHeaders(page)),
  };
  answers.set(page, ofPage.set(encoding, answer));
  return answer;
}

/**
 * Writes a cached page, or 304 when the visitor has it already.
 * @param bytes of the page in that encoding
 * @param own what differs in each answer
 */
export function writePage(
  page: Page,
  { encoding, bytes }: { encoding: Encoding; bytes: Buffer },
  response: ServerResponse,
  own: { id: string; ifNoneMatch: string | undefined; headers: OutgoingHttpHeaders },
): void {
  const answer = readyAnswer(page, encoding, bytes);
  const isKnown = isTagKnown(page.tag, own.ifNoneMatch);
  const headers = isKnown ? answer.unchangedHeaders : answer.headers;
  response.writeHead(isKnown ? 304 : page.status, [
    ...headers,
    ...inTurns({ ...own.headers, 'x-request-id': own.id }),
  ]);
  response.end(isKnown ? undefined : answer.bytes);
}
