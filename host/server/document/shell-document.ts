import { bodyOf } from '@lapak/api/encoding/encoded-body';
import type { StoreProfile } from '@lapak/contracts/api/store';
import type { Transport } from '@lapak/runtime/transport';
import type { MatchedPage } from '../../src/app/entry-server.tsx';
import type { Page } from '../http/page-answer.ts';
import type { Releases } from '../remotes/deployed-releases.ts';
import { PaintError } from '../render/paint-error.ts';
import type { Renderer } from '../render/renderer.ts';
import { composeShell } from './compose-document.ts';
import type { DocumentParts } from './document-parts.ts';
import { createOutlines } from './outlines.ts';
import { paintProblem, type PaintProblem } from './page-problem.ts';
import { pageTag } from './page-tag.ts';
import { consolePermissions, forConsole, withFrames } from './security-policy.ts';
import { consoleHead, notToIndex, shellHead } from './shell-head.ts';
import { stableState } from './stable-state.ts';
import { NOT_FOUND, UNAVAILABLE } from './statuses.ts';

interface Options {
  parts: DocumentParts;
  renderer: Renderer;
  transport: Transport;
  timeoutMs: number;
  onProblem: (problem: PaintProblem) => void;
}

interface StoreState {
  profile: StoreProfile | null;
  /** JSON */
  state: string;
  status: number;
}

/** What is known of the store that an address names, and of the page in it. */
interface Situation {
  username: string | null | undefined;
  store: StoreState;
  /** Whether the store is hidden, and the page sells something. */
  isHidden: boolean;
  /** Status of the document. */
  status: number;
}

const isConsole = (page: MatchedPage | null): boolean => page?.name === 'console';

/** The message of a document whose page is missing, or whose data is unavailable; null for any other. */
function noticeOf(
  host: ReturnType<DocumentParts['host']>,
  page: MatchedPage | null,
  url: URL,
  { username, store, isHidden, status }: Situation,
) {
  if (status === UNAVAILABLE) return host.paintUnavailable(url.pathname + url.search);
  if (status !== NOT_FOUND) return null;
  const missing = isHidden ? 'hiddenStore' : page && store.status === NOT_FOUND ? 'store' : 'page';
  return host.paintNotFound(missing, store.profile && username && !isHidden ? username : null);
}

function headOf(
  page: MatchedPage | null,
  url: URL,
  { store, isHidden, status }: Situation,
  notice: ReturnType<typeof noticeOf>,
): string {
  if (isConsole(page)) return consoleHead;
  const ofStore = shellHead(isHidden ? null : store.profile, url, notice?.title);
  return status === NOT_FOUND ? ofStore + notToIndex : ofStore;
}

function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not there within ${ms} ms`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Makes documents without a painted body, with the store's profile in their state. */
export function createShellDocuments({ parts, renderer, transport, timeoutMs, onProblem }: Options) {
  const outlines = createOutlines();

  async function storeState(releases: Releases, username: string, origin: string): Promise<StoreState> {
    const host = parts.host(releases);
    try {
      const { profile, state } = await within(host.loadStoreState(username, origin, transport), timeoutMs);
      return { profile, state: JSON.stringify(state), status: 200 };
    } catch (error) {
      const unknown = host.isApiError(error) && typeof error.status === 'number' && error.status < 500;
      // The browser fetches the data again and renders the page.
      return {
        profile: null,
        state: JSON.stringify({ site: { origin } }),
        status: unknown ? NOT_FOUND : UNAVAILABLE,
      };
    }
  }

  /** What every visitor of the store sees of a page that is not painted; null when there is none, or when it failed. */
  async function outlineOf(releases: Releases, page: MatchedPage, url: URL, { state }: StoreState) {
    const plain = new URL(url.pathname, url.origin);
    const key = [releases.id, plain.href, pageTag([Buffer.from(stableState(state))])].join(' ');
    return outlines.of(key, async () => {
      try {
        return (await renderer.paint(parts.paintRequest(releases, page, plain))).body;
      } catch (error) {
        if (!(error instanceof PaintError && error.status === NOT_FOUND))
          onProblem(paintProblem({ url, releases, page }, error, 'shell'));
        throw error;
      }
    });
  }

  async function situationOf(
    releases: Releases,
    page: MatchedPage | null,
    url: URL,
    found: number,
  ): Promise<Situation> {
    const username = page ? page.params.username : parts.host(releases).namedStore(url.pathname);
    const store = username
      ? await storeState(releases, username, url.origin)
      : { profile: null, state: JSON.stringify({ site: { origin: url.origin } }), status: found };
    const isHidden = page?.sells === true && store.profile?.is_hidden === true;
    return { username, store, isHidden, status: isHidden ? NOT_FOUND : found === 200 ? store.status : found };
  }

  /**
   * For a missing page or store, and for unavailable data, the document carries a message and a link.
   * @param found status of the page, when it is known
   */
  return async (releases: Releases, page: MatchedPage | null, url: URL, found = 200): Promise<Page> => {
    const situation = await situationOf(releases, page, url, found);
    const { store, status } = situation;
    const beginning = parts.beginning(releases, page, url, store.profile);
    const notice = noticeOf(parts.host(releases), page, url, situation);
    const head = headOf(page, url, situation, notice);
    const hasOutline = page?.outlined && status === 200 && store.profile;
    const outline = hasOutline ? await outlineOf(releases, page, url, store) : null;
    const until = { notice: notice?.body, outline };
    const composed = (state: string) =>
      composeShell(beginning, head, state, parts.releasesText(releases, page), until);
    const { policy } = beginning.template;
    return {
      ...(isConsole(page)
        ? { policy: forConsole(policy), permissions: consolePermissions }
        : { policy: withFrames(policy, store.profile?.survey_origins) }),
      // Their scripts are at the document's beginning.
      ahead: [],
      body: bodyOf(...composed(store.state)),
      status,
      tag: status === UNAVAILABLE ? null : pageTag(composed(stableState(store.state))),
      isKept: false,
      isStandIn: status === UNAVAILABLE,
      uses: parts.uses(releases, page),
    };
  };
}
