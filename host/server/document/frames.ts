import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteName } from '@lapak/contracts/remote-modules';
import { LRUCache } from 'lru-cache';
import type { MatchedPage } from '../../src/app/entry-server.tsx';
import { readHostAssets, type HostAssets } from '../remotes/host-assets.ts';
import type { Releases } from '../remotes/release-registry.ts';
import { composeFrame, type Frame } from './compose-document.ts';

/** Frames differ by page, version and origin; the origin comes from a request header, so the cache is bounded. */
const MAX_FRAMES = 200;

/** The part of a document that all stores share, made once per page, version and origin. */
export function createFrames(deployDir: string) {
  const assetsOf = new Map<string, HostAssets>();
  const texts = new Map<string, string>();
  const frames = new LRUCache<string, Frame>({ max: MAX_FRAMES });

  function hostAssets(version: string): HostAssets {
    const known = assetsOf.get(version) ?? readHostAssets(deployDir, version);
    assetsOf.set(version, known);
    return known;
  }

  function sheet(href: string): string {
    // `/assets/host/...` and `/remotes/...` are the folders `host` and `remotes` of the deploy directory.
    const file = join(deployDir, href.replace(/^\/assets\//, '/'));
    const text = texts.get(href) ?? readFileSync(file, 'utf8').replace(/\/\*# sourceMappingURL.*?\*\//g, '');
    texts.set(href, text);
    return text;
  }

  function make(releases: Releases, page: MatchedPage | null, origin: string): Frame {
    const assets = hostAssets(releases.host);
    const [remote, module] = (page?.module ?? '').split('/') as [RemoteName | '', string];
    const version = remote ? releases.remotes[remote].current : null;
    const needed = version?.modules[module] ?? { js: [], css: [] };
    return composeFrame({
      // Chunks that come before the entry are loaded when it needs them: without them the page's first call to the
      // API would wait for two files more, one after the other.
      scripts: page && !page.painted ? [...assets.unpainted, ...assets.js] : assets.js,
      // A page that a guard may send away is not loaded ahead: the browser would warn about unused preloads.
      preloads: version && page?.access === 'all' ? [version.entry, ...needed.js] : [],
      styles: [...assets.css, ...needed.css].map((href) => ({ text: sheet(href), href: `${origin}${href}` })),
    });
  }

  return {
    of(releases: Releases, page: MatchedPage | null, origin: string): Frame {
      const key = `${releases.id} ${page?.name ?? ''} ${origin}`;
      const known = frames.get(key) ?? make(releases, page, origin);
      frames.set(key, known);
      return known;
    },
  };
}
