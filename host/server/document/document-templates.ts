import type { RemoteName } from '@lapak/contracts/remote-modules';
import type { RouteName } from '@lapak/contracts/routes';
import { LRUCache } from 'lru-cache';
import type { MatchedPage } from '../../src/app/entry-server.tsx';
import { fileIntegrity } from '../remotes/file-integrity.ts';
import { readHostAssets, type HostAssets } from '../remotes/host-assets.ts';
import type { Releases } from '../remotes/deployed-releases.ts';
import { composeTemplate, type DocumentTemplate } from './compose-document.ts';
import { createStyleSheets, type SheetOwner, type StyleSheet } from './style-sheets.ts';

/** Templates differ by page, version and origin; the origin comes from a request header, so the cache is bounded. */
const MAX_TEMPLATES = 100;
const MAX_HOSTS = 5;

/**
 * Pages whose own files are requested before the document is read. On a slow line nothing else travels then: the pictures of a
 * home are requested when the document is read, and come a round trip later. Not the product's page: its picture is there
 * so early that the files would share the line with it (15 % later, measured in turns). Not the container either: with four KB more
 * the home's pictures were later, too.
 */
const HAS_FILES_AHEAD: ReadonlySet<RouteName> = new Set<RouteName>(['home']);

interface Options {
  deployDir: string;
  /** Origins from which the developer tools may load remotes. */
  overrideOrigins?: readonly string[];
  onProblem: (problem: SheetOwner & { error: unknown }) => void;
}

/** The part of a document that all stores share, made once per page, version and origin. */
export function createDocumentTemplates({ deployDir, overrideOrigins, onProblem }: Options) {
  const assetsOf = new LRUCache<string, HostAssets>({ max: MAX_HOSTS });
  const templates = new LRUCache<string, DocumentTemplate>({ max: MAX_TEMPLATES });
  const sheets = createStyleSheets({ deployDir, onProblem });

  function hostAssets(version: string): HostAssets {
    const known = assetsOf.get(version) ?? readHostAssets(deployDir, version);
    assetsOf.set(version, known);
    return known;
  }

  /** The version of the page's remote and the files that the page needs of it. */
  function remotePart({ remotes }: Releases, page: MatchedPage | null) {
    const [remote, module] = (page?.module ?? '').split('/') as [RemoteName | '', string];
    const version = remote ? remotes[remote].current : null;
    const needed = version?.modules[module] ?? { js: [], css: [] };
    const read = () =>
      needed.css.map((href) => sheets.read(href, { remote, version: version?.version ?? '' }));
    const integrity = () => (remote && version ? fileIntegrity(deployDir, remote, version.version) : []);
    return { version, needed, styles: read, integrity };
  }

  function make(releases: Releases, page: MatchedPage | null, origin: string) {
    const assets = hostAssets(releases.host);
    const owner = { remote: 'host', version: releases.host };
    const { version, needed, styles, integrity } = remotePart(releases, page);
    const all: StyleSheet[] = [...assets.css.map((href) => sheets.read(href, owner)), ...styles()];
    const template = composeTemplate({
      inline: assets.inline,
      // Chunks that come before the entry are loaded when it needs them: without them the page's first call to the
      // API would wait for two files more, one after the other.
      scripts: page && !page.painted ? [...assets.unpainted, ...assets.js] : assets.js,
      // A page that a guard may send away is not loaded ahead: the browser would warn about unused preloads.
      preloads: version && page?.access === 'all' ? [version.script, ...needed.js] : [],
      ahead: page && HAS_FILES_AHEAD.has(page.name) ? needed.js : [],
      styles: all.map(({ href, text }) => ({ text, href: `${origin}${href}` })),
      overrideOrigins,
      manifests: version ? { [version.entry]: version.manifest } : {},
      integrity: new Map([...fileIntegrity(deployDir, 'host', releases.host), ...integrity()]),
    });
    return { template, isWhole: all.every(({ text }) => text !== null) };
  }

  return {
    /** Whether the style sheets of the page are there. */
    isWhole: (releases: Releases, page: MatchedPage) =>
      remotePart(releases, page)
        .styles()
        .every(({ text }) => text !== null),
    of(releases: Releases, page: MatchedPage | null, origin: string): DocumentTemplate {
      const key = `${releases.id} ${page?.name ?? ''} ${origin}`;
      const known = templates.get(key);
      if (known) return known;
      const { template, isWhole } = make(releases, page, origin);
      if (isWhole) templates.set(key, template);
      return template;
    },
  };
}
