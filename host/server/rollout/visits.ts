import type { IncomingMessage } from 'node:http';
import type { Releases } from '../remotes/deployed-releases.ts';
import type { ReleaseRegistry } from '../remotes/release-registry.ts';
import { hasCanary } from './special-versions.ts';
import { newVisitor, visitorCookie, visitorIn } from './visitor.ts';

interface Choice {
  releases: Releases;
  /** A cookie that the answer must set, so that the visitor's next page has the same versions; null for none. */
  cookie: string | null;
}

/** The username in an address, or what stands in its place; null when it cannot be decoded. @param path with a query or without */
export function storeIn(path: string): string | null {
  const [, part = ''] = /^\/([^/?]*)/.exec(path) ?? [];
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/**
 * The versions that a request gets. A visitor meets the same ones on every page, in every process of the shop.
 * @param path of the page
 * @param isSecure whether the site is reached by https
 */
export function chooseReleases(
  registry: ReleaseRegistry,
  request: IncomingMessage,
  path: string,
  isSecure: boolean,
): Choice {
  const isCanaryOut = hasCanary(registry.rollouts());
  const known = isCanaryOut ? visitorIn(request) : null;
  const visitor = known ?? (isCanaryOut ? newVisitor() : null);
  const releases = registry.of({ store: storeIn(path), visitor });
  const isNew = visitor !== null && known === null;
  return { releases, cookie: isNew ? visitorCookie(visitor, isSecure) : null };
}
