import { createHash, createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '@lapak/api/same-secret';
import { LRUCache } from 'lru-cache';
import type { Releases } from '../remotes/deployed-releases.ts';

/** How long what a document reports counts. */
const LIFETIME_MS = 60 * 60_000;
/** Reports that are remembered, so that each counts once. */
const MAX_COUNTED = 100_000;
const MARK_LENGTH = 6;

/** Stands for a version in a token: eleven names would take 300 bytes of each answer. */
const markOf = (part: string, version: string) =>
  createHash('sha256').update(`${part} ${version}`).digest('base64url').slice(0, MARK_LENGTH);

/** All that a document names: it may fall back to the last good versions, and open pages of every remote. */
function marksOf({ host, remotes }: Releases): string {
  const named = Object.entries(remotes).flatMap(([remote, { current, lastGood }]) =>
    [current, lastGood].flatMap((version) => (version ? markOf(remote, version.version) : [])),
  );
  return [markOf('host', host), ...named].join('.');
}

/**
 * Tokens of the documents that are sent: the time, a number of its own, the versions that it names, and a signature. Who reports
 * something has to have asked for a document first, which counts as a use.
 * @param secret of all processes of the shop; null: tokens of other processes, and of this one before it was started, do not count
 */
export function createDocumentTokens(secret: string | null) {
  const key = createHmac('sha256', secret ?? randomBytes(32))
    .update('document tokens')
    .digest();
  const signatureOf = (content: string) => createHmac('sha256', key).update(content).digest('base64url');
  const marks = new WeakMap<Releases, string>();
  const counted = new LRUCache<string, true>({ max: MAX_COUNTED, ttl: LIFETIME_MS });

  return {
    /** @param releases that the document names */
    issue(releases: Releases): string {
      const named = marks.get(releases) ?? marksOf(releases);
      marks.set(releases, named);
      const expires = (Date.now() + LIFETIME_MS).toString(36);
      const content = `${expires}.${randomBytes(9).toString('base64url')}.${named}`;
      return `${content}.${signatureOf(content)}`;
    },
    /**
     * Takes one report of a document, once.
     * @param what is reported
     * @returns the document's number; null when the report does not count: the token is not one or too old, its document does not
     * name the version, or has reported this before
     */
    take(token: string, what: string, part: string, version: string): string | null {
      const end = token.lastIndexOf('.');
      const content = token.slice(0, Math.max(0, end));
      if (!isSameSecret(token.slice(end + 1), signatureOf(content))) return null;
      const [expires = '', document = '', ...named] = content.split('.');
      if (Number.parseInt(expires, 36) < Date.now() || !named.includes(markOf(part, version))) return null;
      const report = `${document} ${what} ${part} ${version}`;
      if (counted.has(report)) return null;
      counted.set(report, true);
      return document;
    },
  };
}

export type DocumentTokens = ReturnType<typeof createDocumentTokens>;
