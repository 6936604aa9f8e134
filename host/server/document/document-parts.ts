import type { StoreProfile } from '@lapak/contracts/api/store';
import { pictureUrl } from '@lapak/contracts/pictures';
import type { MatchedPage } from '../../src/app/entry-server.tsx';
import { hostBundle, hostBundleFile, remoteBundleFile } from '../host-bundle.ts';
import type { Page } from '../http/page-answer.ts';
import type { Releases } from '../remotes/deployed-releases.ts';
import { PaintError } from '../render/paint-error.ts';
import type { PaintRequest } from '../render/protocol.ts';
import { composeReleases, type Beginning } from './compose-document.ts';
import { createDocumentTemplates } from './document-templates.ts';
import { remoteOf } from './page-problem.ts';
import type { SheetOwner } from './style-sheets.ts';

interface Options {
  deployDir: string;
  /** Origins from which the developer tools may load remotes. */
  overrideOrigins: readonly string[];
  /** A file of a version is missing. */
  onMissing: (problem: SheetOwner & { error: unknown }) => void;
}

/** What painted documents and shells have in common. */
export function createDocumentParts({ deployDir, overrideOrigins, onMissing }: Options) {
  const templates = createDocumentTemplates({ deployDir, overrideOrigins, onProblem: onMissing });
  const releaseTexts = { shop: new WeakMap<Releases, Buffer>(), console: new WeakMap<Releases, Buffer>() };

  return {
    templates,
    host: (releases: Releases) => hostBundle(deployDir, releases.host),
    /** Documents of a shop do not carry the console's remote: no page of a shop leads into it without a document of its own. */
    releasesText(releases: Releases, page: MatchedPage | null): Buffer {
      const texts = releaseTexts[page?.name === 'console' ? 'console' : 'shop'];
      const { seller: _ofConsole, ...ofShop } = releases.remotes;
      const known =
        texts.get(releases) ?? composeReleases(page?.name === 'console' ? releases.remotes : ofShop);
      texts.set(releases, known);
      return known;
    },
    beginning(
      releases: Releases,
      page: MatchedPage | null,
      url: URL,
      profile: StoreProfile | null,
    ): Beginning {
      const { themeName } = hostBundle(deployDir, releases.host);
      const template = templates.of(releases, page, url.origin);
      const theme = themeName(profile?.theme_onlinestore ?? null);
      // The width that the header uses on most phones, so the browser has it in its cache.
      const icon = profile?.logo_url ? pictureUrl(profile.logo_url, 160) : null;
      return { theme, icon, template };
    },
    /** The shell's version, and the one of the page's remote. */
    uses({ host, remotes }: Releases, page: MatchedPage | null): Page['uses'] {
      const shell = { part: 'host', version: host } as const;
      const remote = page && remoteOf(page);
      const version = remote && remotes[remote].current?.version;
      return version ? [shell, { part: remote, version }] : [shell];
    },
    /** @throws PaintError when no version of the page's remote is deployed */
    paintRequest(releases: Releases, page: MatchedPage, url: URL): PaintRequest {
      const remote = remoteOf(page);
      const version = releases.remotes[remote].current?.version;
      if (version === undefined) throw new PaintError(`no version of ${page.module} is deployed`);
      return {
        url: url.href,
        username: page.params.username ?? '',
        module: page.module,
        hostBundle: hostBundleFile(deployDir, releases.host),
        remoteBundle: remoteBundleFile(deployDir, remote, version),
        version,
      };
    },
  };
}

export type DocumentParts = ReturnType<typeof createDocumentParts>;
