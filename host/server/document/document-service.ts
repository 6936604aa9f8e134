import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoreProfile } from '@lapak/contracts/api/catalogue';
import type { RemoteName } from '@lapak/contracts/remote-modules';
import type { Transport } from '@lapak/runtime/transport';
import { LRUCache } from 'lru-cache';
import type { MatchedPage } from '../../src/app/entry-server.tsx';
import { hostBundle, hostBundleFile, remoteBundleFile } from '../host-bundle.ts';
import { readHostAssets, type HostAssets } from '../remotes/host-assets.ts';
import type { Releases } from '../remotes/release-registry.ts';
import { PaintError, type Renderer } from '../render/renderer.ts';
import { bodyOf } from '../http/growing-body.ts';
import type { Page } from '../http/page-answer.ts';
import type { Made } from '../render/page-cache.ts';
import { composeDocument } from './compose-document.ts';
import { shellHead } from './shell-head.ts';

interface Options {
  deployDir: string;
  transport: Transport;
  renderer: Renderer;
  timeoutMs: number;
  onProblem: (problem: { url: string; reason: string; detail?: string }) => void;
}

interface StoreState {
  profile: StoreProfile | null;
  state: Record<string, unknown>;
  status: number;
}

function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not there within ${ms} ms`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Addresses whose page is remembered: matching the whole route table costs more than sending a kept page. */
const REMEMBERED_MATCHES = 2000;

/** Makes documents: painted for public pages, else the shell with the store's profile in it. */
export function createDocumentService({ deployDir, transport, renderer, timeoutMs, onProblem }: Options) {
  const assetsOf = new Map<string, HostAssets>();
  const texts = new Map<string, string>();
  const matches = new LRUCache<string, { page: MatchedPage | null }>({ max: REMEMBERED_MATCHES });

  function hostAssets(version: string): HostAssets {
    const known = assetsOf.get(version) ?? readHostAssets(deployDir, version);
    assetsOf.set(version, known);
    return known;
  }

  function sheet(href: string): { href: string; text: string } {
    // `/assets/host/...` and `/remotes/...` are the folders `host` and `remotes` of the deploy directory.
    const file = join(deployDir, href.replace(/^\/assets\//, '/'));
    const text = texts.get(href) ?? readFileSync(file, 'utf8').replace(/\/\*# sourceMappingURL.*?\*\//g, '');
    texts.set(href, text);
    return { href, text };
  }

  async function storeState(releases: Releases, username: string, origin: string): Promise<StoreState> {
    const host = hostBundle(deployDir, releases.host);
    try {
      return { ...(await within(host.loadStoreState(username, origin, transport), timeoutMs)), status: 200 };
    } catch (error) {
      const unknown = host.isApiError(error) && typeof error.status === 'number' && error.status < 500;
      // The browser asks again and says what it finds; a dead API must not take the page down with it.
      return { profile: null, state: { site: { origin } }, status: unknown ? 404 : 200 };
    }
  }

  function files(releases: Releases, page: MatchedPage | null, origin: string) {
    const assets = hostAssets(releases.host);
    const [remote, module] = (page?.module ?? '').split('/') as [RemoteName | '', string];
    const version = remote ? releases.remotes[remote].current : null;
    const needed = version?.modules[module] ?? { js: [], css: [] };
    return {
      version,
      remote,
      scripts: assets.js,
      // A page that a guard may send away is not loaded ahead: the browser would complain of files that nobody used.
      preloads: version && page?.access === 'all' ? [version.entry, ...needed.js] : [],
      styles: [...assets.css, ...needed.css].map((href) => ({ ...sheet(href), href: `${origin}${href}` })),
    };
  }

  /** The document without a painted body. */
  async function shell(releases: Releases, page: MatchedPage | null, url: URL, status = 200): Promise<Page> {
    const username = page?.params.username;
    const store = username ? await storeState(releases, username, url.origin) : null;
    const host = hostBundle(deployDir, releases.host);
    const { scripts, preloads, styles } = files(releases, page, url.origin);
    const { html, policy } = composeDocument({
      theme: host.themeName(store?.profile?.theme_onlinestore ?? null),
      head: shellHead(store?.profile ?? null, url),
      body: '',
      handedOver: { painted: false, state: store?.state ?? { site: { origin: url.origin } } },
      releases: releases.remotes,
      styles,
      scripts,
      preloads,
      icon: store?.profile?.logo_url ?? null,
    });
    return { policy, body: bodyOf(Buffer.from(html)), status: Math.max(status, store?.status ?? status) };
  }

  async function painted(releases: Releases, page: MatchedPage, url: URL): Promise<Page> {
    const { version, remote, scripts, preloads, styles } = files(releases, page, url.origin);
    if (!version || !remote) throw new PaintError(`no version of ${page.module} is deployed`);
    const host = hostBundle(deployDir, releases.host);
    const { head, body, state } = await renderer.paint({
      url: url.href,
      module: page.module,
      hostBundle: hostBundleFile(deployDir, releases.host),
      remoteBundle: remoteBundleFile(deployDir, remote, version.version),
    });
    const profile = profileIn(state);
    const { html, policy } = composeDocument({
      theme: host.themeName(profile?.theme_onlinestore ?? null),
      head,
      body,
      handedOver: { painted: true, state },
      releases: releases.remotes,
      styles,
      scripts,
      preloads,
      icon: profile?.logo_url ?? null,
    });
    return { policy, body: bodyOf(Buffer.from(html)), status: 200 };
  }

  return {
    /** The page an address leads to, by the shell's own route table; null for addresses without a page. */
    match(releases: Releases, pathname: string): MatchedPage | null {
      const key = `${releases.host} ${pathname}`;
      const known = matches.get(key) ?? { page: hostBundle(deployDir, releases.host).matchPage(pathname) };
      matches.set(key, known);
      return known.page;
    },
    shell,
    /** A public page, painted; or the shell when it cannot be, and the log says why. */
    async page(releases: Releases, page: MatchedPage, url: URL): Promise<Made<Page>> {
      try {
        return { value: await painted(releases, page, url), keep: Promise.resolve(true) };
      } catch (error) {
        const status = error instanceof PaintError ? error.status : 500;
        if (status !== 404) {
          onProblem({
            url: url.pathname,
            reason: error instanceof Error ? error.message : String(error),
            detail: error instanceof PaintError ? error.detail : undefined,
          });
        }
        const value = await shell(releases, page, url, status === 404 ? 404 : 200);
        return { value, keep: Promise.resolve(false) };
      }
    },
  };
}

/** The store's profile among the answers that the page's state carries. */
function profileIn(state: Record<string, unknown>): StoreProfile | null {
  const queries = (
    state as { api?: { queries?: Record<string, { endpointName?: string; data?: { data?: StoreProfile } }> } }
  ).api?.queries;
  const entry = Object.values(queries ?? {}).find((query) => query.endpointName === 'getStoreProfile');
  return entry?.data?.data ?? null;
}
