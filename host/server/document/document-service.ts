import type { RemoteName } from '@lapak/contracts/remote-modules';
import type { Transport } from '@lapak/runtime/transport';
import type { MatchedPage } from '../../src/app/entry-server.tsx';
import type { Page } from '../http/page-answer.ts';
import type { Releases } from '../remotes/deployed-releases.ts';
import { PaintError } from '../render/paint-error.ts';
import type { Renderer } from '../render/renderer.ts';
import { createDocumentParts } from './document-parts.ts';
import { createFallback } from './fallback.ts';
import { remoteOf, type PaintProblem } from './page-problem.ts';
import { createPaintedDocuments } from './painted-document.ts';
import { createShellDocuments } from './shell-document.ts';
import { NOT_FOUND, UNAVAILABLE } from './statuses.ts';
import type { SheetOwner } from './style-sheets.ts';

interface Options {
  deployDir: string;
  /** Whether a remote was ever deployed: its pages are missing until then. */
  isDeployed: (remote: RemoteName) => boolean;
  transport: Transport;
  renderer: Renderer;
  timeoutMs: number;
  /** Origins from which the developer tools may load remotes. */
  overrideOrigins: readonly string[];
  /** A version painted a public page, with all its parts. */
  onPainted: (painted: Pick<PaintProblem, 'url' | 'remote' | 'version'>) => void;
  onProblem: (problem: PaintProblem) => void;
  /** A file of a version is missing. */
  onMissing: (problem: SheetOwner & { error: unknown }) => void;
}

/** Makes documents: painted for public pages, else the shell with the store's profile in it. */
export function createDocumentService(options: Options) {
  const parts = createDocumentParts(options);
  const painted = createPaintedDocuments({ ...options, parts });
  const shell = createShellDocuments({ ...options, parts });
  const { paintedByEither, withItsFiles } = createFallback({ ...options, parts, painted });

  return {
    /**
     * The page an address leads to, by the shell's own route table; null for addresses without a page, and for pages of a remote
     * that was never deployed.
     */
    match(releases: Releases, pathname: string): MatchedPage | null {
      const page = parts.host(releases).matchPage(pathname);
      return page && options.isDeployed(remoteOf(page)) ? page : null;
    },
    /** Values of the `Link` header that the page will have, before it is painted. */
    ahead: (releases: Releases, page: MatchedPage, origin: string): string[] =>
      parts.templates.of(releases, page, origin).ahead,
    shell: (releases: Releases, page: MatchedPage | null, url: URL, found = 200): Promise<Page> =>
      shell(withItsFiles(releases, page), page, url, found),
    /** A public page, painted; or the shell when it cannot be, and the reason is logged. */
    async page(releases: Releases, page: MatchedPage, url: URL): Promise<Page> {
      try {
        return await paintedByEither(releases, page, url);
      } catch (error) {
        const status = error instanceof PaintError ? error.status : 500;
        const isKnown = status === NOT_FOUND || status === UNAVAILABLE;
        const found = await shell(withItsFiles(releases, page), page, url, isKnown ? status : 200);
        const isLate = error instanceof PaintError && !isKnown && !error.isOwn;
        return { ...found, isStandIn: found.isStandIn || isLate };
      }
    },
  };
}
