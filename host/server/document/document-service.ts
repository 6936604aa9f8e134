import type { StoreProfile } from '@lapak/contracts/api/store';
import { pictureUrl } from '@lapak/contracts/pictures';
import type { RemoteName } from '@lapak/contracts/remote-modules';
import type { Transport } from '@lapak/runtime/transport';
import type { MatchedPage } from '../../src/app/entry-server.tsx';
import { hostBundle, hostBundleFile, remoteBundleFile } from '../host-bundle.ts';
import type { Releases } from '../remotes/release-registry.ts';
import { PaintError } from '../render/paint-error.ts';
import type { PaintRequest, Renderer } from '../render/renderer.ts';
import { bodyOf } from '@lapak/api/encoding/encoded-body';
import type { Page } from '../http/page-answer.ts';
import { composePainted, composeReleases, composeShell, type Beginning } from './compose-document.ts';
import { createFrames } from './frames.ts';
import { createOutlines } from './outlines.ts';
import { withLastGood } from './last-good.ts';
import { withFrames } from './security-policy.ts';
import { pageTag } from './page-tag.ts';
import { shellHead } from './shell-head.ts';
import { stableState } from './stable-state.ts';
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
  /** A version could not paint a public page, or a part of it. */
  onProblem: (problem: PaintProblem) => void;
  /** A file of a version is missing. */
  onMissing: (problem: SheetOwner & { error: unknown }) => void;
}

export interface PaintProblem {
  url: string;
  remote: RemoteName;
  version: string;
  reason: string;
  detail?: string;
  /** Whether the version's own code is certainly the cause. */
  isOwn: boolean;
  /** What the visitor gets instead. */
  instead: 'shell' | 'last good version' | 'page without a part';
}

const NOT_FOUND = 404;
/** The status of a document whose data is unavailable, so that it is not cached or indexed as the page. */
const UNAVAILABLE = 503;

interface StoreState {
  profile: StoreProfile | null;
  /** JSON */
  state: string;
  status: number;
}

function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not there within ${ms} ms`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const remoteOf = (page: MatchedPage) => page.module.split('/')[0] as RemoteName;

/** The shell's version, and the one of the page's remote. */
function usedBy({ host, remotes }: Releases, page: MatchedPage | null): Page['uses'] {
  const shell = { part: 'host', version: host } as const;
  const remote = page && remoteOf(page);
  const version = remote && remotes[remote].current?.version;
  return version ? [shell, { part: remote, version }] : [shell];
}

/** Makes documents: painted for public pages, else the shell with the store's profile in it. */
export function createDocumentService(options: Options) {
  const { deployDir, isDeployed, transport, renderer, timeoutMs, onPainted, onProblem, onMissing } = options;
  const frames = createFrames({ deployDir, overrideOrigins: options.overrideOrigins, onProblem: onMissing });
  const outlines = createOutlines();
  const releaseTexts = new WeakMap<Releases, Buffer>();

  function releasesText(releases: Releases): Buffer {
    const known = releaseTexts.get(releases) ?? composeReleases(releases.remotes);
    releaseTexts.set(releases, known);
    return known;
  }

  async function storeState(releases: Releases, username: string, origin: string): Promise<StoreState> {
    const host = hostBundle(deployDir, releases.host);
    try {
      const { profile, state } = await within(host.loadStoreState(username, origin, transport), timeoutMs);
      return { profile, state: JSON.stringify(state), status: 200 };
    } catch (error) {
      const unknown = host.isApiError(error) && typeof error.status === 'number' && error.status < 500;
      // The browser fetches the data again and renders the page.
      return {
        profile: null,
        state: JSON.stringify({ site: { origin } }),
        status: unknown ? 404 : UNAVAILABLE,
      };
    }
  }

  function beginningOf(
    releases: Releases,
    page: MatchedPage | null,
    url: URL,
    profile: StoreProfile | null,
  ): Beginning {
    const { themeName } = hostBundle(deployDir, releases.host);
    const frame = frames.of(releases, page, url.origin);
    const theme = themeName(profile?.theme_onlinestore ?? null);
    // The width that the header uses on most phones, so the browser has it in its cache.
    const icon = profile?.logo_url ? pictureUrl(profile.logo_url, 160) : null;
    return { theme, icon, frame };
  }

  /** What every visitor of the store sees of a page that is not painted; null when there is none, or when it failed. */
  async function outlineOf(releases: Releases, page: MatchedPage, url: URL, { state }: StoreState) {
    const plain = new URL(url.pathname, url.origin);
    const key = [releases.id, plain.href, pageTag([Buffer.from(stableState(state))])].join(' ');
    return outlines.of(key, async () => {
      try {
        return (await renderer.paint(requestFor(releases, page, plain))).body;
      } catch (error) {
        if (!(error instanceof PaintError && error.status === NOT_FOUND))
          report(url, releases, page, error, 'shell');
        throw error;
      }
    });
  }

  /**
   * The document without a painted body. For a missing page or store, and for unavailable data, it carries a message and a
   * link.
   */
  async function shell(releases: Releases, page: MatchedPage | null, url: URL, found = 200): Promise<Page> {
    const host = hostBundle(deployDir, releases.host);
    const username = page ? page.params.username : host.namedStore(url.pathname);
    const none = { profile: null, state: JSON.stringify({ site: { origin: url.origin } }), status: found };
    const store = username ? await storeState(releases, username, url.origin) : none;
    const status = found === 200 ? store.status : found;
    const beginning = beginningOf(releases, page, url, store.profile);
    const missing = page && store.status === 404 ? 'store' : 'page';
    const known = store.profile && username ? username : null;
    const notice =
      status === 404
        ? host.paintNotFound(missing, known)
        : status === UNAVAILABLE
          ? host.paintUnavailable(url.pathname + url.search)
          : null;
    const head = shellHead(store.profile, url, notice?.title);
    const hasOutline = page?.outlined && status === 200 && store.profile;
    const outline = hasOutline ? await outlineOf(releases, page, url, store) : null;
    const until = { notice: notice?.body, outline };
    const composed = (state: string) => composeShell(beginning, head, state, releasesText(releases), until);
    const tag = status === UNAVAILABLE ? null : pageTag(composed(stableState(store.state)));
    const policy = withFrames(beginning.frame.policy, store.profile?.survey_origins);
    const uses = usedBy(releases, page);
    return {
      policy,
      // Their scripts are at the document's beginning.
      ahead: '',
      body: bodyOf(...composed(store.state)),
      status,
      tag,
      isKept: false,
      isStandIn: status === UNAVAILABLE,
      uses,
    };
  }

  function report(
    url: URL,
    releases: Releases,
    page: MatchedPage,
    error: unknown,
    instead: PaintProblem['instead'],
  ) {
    const remote = remoteOf(page);
    onProblem({
      url: url.pathname,
      remote,
      version: releases.remotes[remote].current?.version ?? '',
      reason: error instanceof Error ? error.message : String(error),
      detail: error instanceof PaintError ? error.detail : undefined,
      isOwn: error instanceof PaintError && error.isCertain,
      instead,
    });
  }

  function requestFor(releases: Releases, page: MatchedPage, url: URL): PaintRequest {
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
  }

  async function painted(releases: Releases, page: MatchedPage, url: URL): Promise<Page> {
    const request = requestFor(releases, page, url);
    const { profile, state, flaws, ...html } = await renderer.paint(request);
    const isWhole = flaws.length === 0;
    if (isWhole) onPainted({ url: url.pathname, remote: remoteOf(page), version: request.version });
    for (const flaw of flaws)
      report(url, releases, page, new Error(`a part of the page failed: ${flaw}`), 'page without a part');
    const beginning = beginningOf(releases, page, url, profile);
    const composed = (json: string) => composePainted(beginning, html, json, releasesText(releases));
    return {
      status: 200,
      policy: withFrames(beginning.frame.policy, profile?.survey_origins),
      ahead: beginning.frame.ahead,
      body: bodyOf(...composed(state)),
      tag: pageTag(composed(stableState(state))),
      isKept: isWhole,
      isStandIn: false,
      uses: usedBy(releases, page),
    };
  }

  /** A page that is not painted, with the last good version when files of the current one are missing. */
  const withItsFiles = (releases: Releases, page: MatchedPage | null): Releases =>
    page && !frames.isWhole(releases, page) ? (withLastGood(releases, remoteOf(page)) ?? releases) : releases;

  /** @returns the last good version, when it is to be used at once */
  function instead(releases: Releases, page: MatchedPage, url: URL): Releases | null {
    const lastGood = withLastGood(releases, remoteOf(page));
    if (!lastGood) return null;
    const isUsable = frames.isWhole(releases, page) && !renderer.isUnwell(requestFor(releases, page, url));
    return isUsable ? null : lastGood;
  }

  /** A painted page; a failure is logged with what the visitor gets instead. */
  async function attempt(releases: Releases, page: MatchedPage, url: URL, hasNext = false): Promise<Page> {
    try {
      return await painted(releases, page, url);
    } catch (error) {
      const { status, isOwn } = error instanceof PaintError ? error : { status: 500, isOwn: false };
      if (status !== NOT_FOUND)
        report(url, releases, page, error, hasNext && isOwn ? 'last good version' : 'shell');
      throw error;
    }
  }

  /** A painted page: of the current version, or of the last good one when the current one's own code fails. */
  async function paintedByEither(releases: Releases, page: MatchedPage, url: URL): Promise<Page> {
    const better = instead(releases, page, url);
    if (better) return attempt(better, page, url);
    const lastGood = withLastGood(releases, remoteOf(page));
    try {
      return await attempt(releases, page, url, lastGood !== null);
    } catch (error) {
      if (lastGood && error instanceof PaintError && error.isOwn) return attempt(lastGood, page, url);
      throw error;
    }
  }

  return {
    /**
     * The page an address leads to, by the shell's own route table; null for addresses without a page, and for pages of a remote
     * that was never deployed.
     */
    match(releases: Releases, pathname: string): MatchedPage | null {
      const page = hostBundle(deployDir, releases.host).matchPage(pathname);
      return page && isDeployed(remoteOf(page)) ? page : null;
    },
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
