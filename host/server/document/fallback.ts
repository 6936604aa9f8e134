import type { MatchedPage } from '../../src/app/entry-server.tsx';
import type { Page } from '../http/page-answer.ts';
import type { Releases } from '../remotes/deployed-releases.ts';
import { PaintError } from '../render/paint-error.ts';
import type { Renderer } from '../render/renderer.ts';
import type { DocumentParts } from './document-parts.ts';
import { paintProblem, remoteOf, type PaintProblem } from './page-problem.ts';
import { NOT_FOUND } from './statuses.ts';
import type { RemoteName } from '@lapak/contracts/remote-modules';

const made = new WeakMap<Releases, Map<RemoteName, Releases>>();

/**
 * What is deployed, with a remote's last good version as the current one, so that a document which is painted with it has
 * the browser hydrate with it too. Null when there is none.
 */
function withLastGood(releases: Releases, remote: RemoteName): Releases | null {
  const { lastGood } = releases.remotes[remote];
  if (!lastGood) return null;
  const known = made.get(releases)?.get(remote);
  if (known) return known;
  const remotes = { ...releases.remotes, [remote]: { current: lastGood, lastGood: null } };
  const own = { ...releases, remotes, id: `${releases.id} ${remote}:last-good` };
  made.set(releases, (made.get(releases) ?? new Map<RemoteName, Releases>()).set(remote, own));
  return own;
}

interface Options {
  parts: DocumentParts;
  renderer: Renderer;
  painted: (releases: Releases, page: MatchedPage, url: URL) => Promise<Page>;
  onProblem: (problem: PaintProblem) => void;
}

/** Paints pages with the current version, or with the last good one when the current one's own code fails. */
export function createFallback({ parts, renderer, painted, onProblem }: Options) {
  /** @returns the last good version, when it is to be used at once */
  function instead(releases: Releases, page: MatchedPage, url: URL): Releases | null {
    const lastGood = withLastGood(releases, remoteOf(page));
    if (!lastGood) return null;
    const isUsable =
      parts.templates.isWhole(releases, page) && !renderer.isFailing(parts.paintRequest(releases, page, url));
    return isUsable ? null : lastGood;
  }

  /** A failure is logged with what the visitor gets instead. */
  async function attempt(releases: Releases, page: MatchedPage, url: URL, hasNext = false): Promise<Page> {
    try {
      return await painted(releases, page, url);
    } catch (error) {
      const { status, isOwn } = error instanceof PaintError ? error : { status: 500, isOwn: false };
      const next = hasNext && isOwn ? 'last good version' : 'shell';
      if (status !== NOT_FOUND) onProblem(paintProblem({ url, releases, page }, error, next));
      throw error;
    }
  }

  return {
    /** @throws PaintError when neither version paints the page */
    async paintedByEither(releases: Releases, page: MatchedPage, url: URL): Promise<Page> {
      const better = instead(releases, page, url);
      if (better) return attempt(better, page, url);
      const lastGood = withLastGood(releases, remoteOf(page));
      try {
        return await attempt(releases, page, url, lastGood !== null);
      } catch (error) {
        if (lastGood && error instanceof PaintError && error.isOwn) return attempt(lastGood, page, url);
        throw error;
      }
    },
    /** The versions of a page that is not painted: the last good one when files of the current one are missing. */
    withItsFiles: (releases: Releases, page: MatchedPage | null): Releases =>
      page && !parts.templates.isWhole(releases, page)
        ? (withLastGood(releases, remoteOf(page)) ?? releases)
        : releases,
  };
}
