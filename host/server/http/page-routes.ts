import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSwrCache } from '@lapak/api/swr-cache';
import { documentTokenEntry } from '@lapak/contracts/page-document';
import { movedPath } from '@lapak/contracts/moved-path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HostConfig } from '../config.ts';
import type { createDocumentService } from '../document/document-service.ts';
import { developmentDocument, developmentOrigins } from '../document/development-document.ts';
import { isTagKnown } from '../document/page-tag.ts';
import type { Releases } from '../remotes/deployed-releases.ts';
import type { ReleaseRegistry } from '../remotes/release-registry.ts';
import type { DocumentTokens } from '../rollout/document-tokens.ts';
import type { ReleaseKeeper } from '../rollout/release-keeper.ts';
import { chooseEncoding } from '@lapak/api/encoding/choose-encoding';
import { createDensePages } from './dense-pages.ts';
import { refuseEncodings } from './refuse-encodings.ts';
import { pageHeaders, unchangedHeaders, writePage, type Page } from './page-answer.ts';
import { originOf, publicUrl } from './public-address.ts';
import { chooseReleases, storeIn } from '../rollout/visits.ts';
import { withoutTracking } from './tracking-parameters.ts';

interface Options {
  config: HostConfig;
  registry: ReleaseRegistry;
  documents: ReturnType<typeof createDocumentService>;
  keeper: Pick<ReleaseKeeper, 'used'>;
  tokens: Pick<DocumentTokens, 'issue'>;
}

/** While the data is unavailable nothing can be bought, so outdated prices do no harm. */
const LAST_RESORT_MS = 60 * 60 * 1000;
const CACHE_BYTES = 128 * 1024 * 1024;
/** Text compresses to a third at most, in two encodings. */
const bodySize = ({ body }: Page) => Math.ceil((body.length * 5) / 3);

/** Separator of key parts: a space occurs in no address. */
const keyOf = (releasesId: string, origin: string, path: string) => `${releasesId} ${origin} ${path}`;
const pathIn = (key: string) => key.slice(key.lastIndexOf(' ') + 1);

/** Sends a page, or that the browser has it. @param dense the compressed bodies */
async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  dense: ReturnType<typeof createDensePages>,
) {
  // No shared cache may give one visitor's cookie to others.
  const isOwn = reply.hasHeader('set-cookie') && page.status !== 503;
  const own = isOwn ? { 'cache-control': 'private, no-cache' } : {};
  if (page.status === 200 && isTagKnown(page.tag, request.headers['if-none-match']))
    return reply
      .code(304)
      .headers({ ...unchangedHeaders(page), ...own })
      .send();
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (!encoding) return refuseEncodings(reply);
  const headers = { ...pageHeaders(page, encoding), ...own };
  return reply.code(page.status).headers(headers).send(dense.in(page, encoding));
}

/** Names the files of a page while it is painted. Only navigations of browsers get that (103): others may take it for the answer. */
function writeHints({ headers, raw }: FastifyRequest, reply: FastifyReply, link: string[]): void {
  if (link.length > 0 && headers['sec-fetch-mode'] === 'navigate' && raw.httpVersion !== '1.0')
    reply.raw.writeEarlyHints({ link });
}

/** Answers every address that is no file and no API call with a document. */
export function registerPages(app: FastifyInstance, options: Options) {
  const { config, registry, documents, keeper, tokens } = options;
  const pages = createSwrCache<Page>({
    freshMs: config.pageFreshMs,
    staleMs: config.pageStaleMs,
    lastResortMs: LAST_RESORT_MS,
    bound: { bytes: CACHE_BYTES, size: bodySize },
    isKept: (page) => page.isKept,
    isMakeshift: (page) => page.isStandIn,
  });
  const dense = createDensePages();
  const send = (request: FastifyRequest, reply: FastifyReply, page: Page) =>
    sendPage(request, reply, page, dense);
  let kept = '';
  /** Pages of what was deployed before are never asked for again: they would fill the cache. */
  function dropReplaced() {
    const { id } = registry.current();
    if (id === kept) return;
    kept = id;
    pages.drop((key) => !key.startsWith(`${id} `));
  }

  const count = ({ uses }: Page) => uses.forEach(({ part, version }) => keeper.used(part, version));
  /** The document's token, which is in no kept page: for its scripts, and for what the browser reports by itself. */
  function tokenHeaders(releases: Releases, origin: string): Record<string, string> {
    const token = tokens.issue(releases);
    const timing = { 'server-timing': `${documentTokenEntry};desc="${token}"` };
    // Browsers take it from pages over HTTPS alone.
    return isSecure(origin)
      ? { ...timing, 'reporting-endpoints': `default="/telemetry/crash?document=${token}"` }
      : timing;
  }
  const development = developmentOrigins(process.env);
  let closing = false;

  const isSecure = (origin: string) => origin.startsWith('https:');
  const originFor = (request: IncomingMessage) => config.publicUrl ?? originOf(request, config);

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const origin = originFor(request.raw);
    const url = publicUrl(origin, request.url);
    const moved = movedPath(url.pathname);
    if (moved) return reply.redirect(moved + url.search, 308);
    if (development)
      return reply.type('text/html; charset=utf-8').send(developmentDocument(development, 'blue'));
    const { releases, cookie } = chooseReleases(registry, request.raw, request.url, isSecure(origin));
    if (cookie !== null) reply.header('set-cookie', cookie);
    reply.headers(tokenHeaders(releases, origin));
    const page = documents.match(releases, url.pathname);
    if (!page?.painted) {
      const shell = await documents.shell(releases, page, url, page ? 200 : 404);
      count(shell);
      return send(request, reply, shell);
    }
    const plain = withoutTracking(request.url);
    dropReplaced();
    if (config.earlyHints) writeHints(request, reply, documents.ahead(releases, page, origin));
    const painted = await pages.get(keyOf(releases.id, origin, plain), () =>
      documents.page(releases, page, publicUrl(origin, plain)),
    );
    count(painted);
    return send(request, reply, painted);
  }

  function answerNotFound(request: FastifyRequest, reply: FastifyReply) {
    const url = publicUrl(originFor(request.raw), request.url);
    return documents.shell(registry.current(), null, url, 404).then((page) => send(request, reply, page));
  }

  app.get('/*', answer);
  app.addHook('preClose', async () => {
    closing = true;
  });

  return {
    /** Answers with a fresh page ahead of all routing; everything else goes to the route. */
    answerKept(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== 'GET' || closing || development) return false;
      const plain = withoutTracking(request.url ?? '');
      const origin = originFor(request);
      const { releases, cookie } = chooseReleases(registry, request, plain, isSecure(origin));
      if (cookie !== null) return false;
      const page = pages.fresh(keyOf(releases.id, origin, plain));
      const encoding = chooseEncoding(request.headers['accept-encoding']);
      if (!page || !encoding) return false;
      count(page);
      writePage(page, { encoding, bytes: dense.in(page, encoding) }, response, {
        id: randomUUID(),
        ifNoneMatch: request.headers['if-none-match'],
        headers: tokenHeaders(releases, origin),
      });
      return true;
    },
    answerNotFound,
    dropStore: (username: string) => pages.outdate((key) => storeIn(pathIn(key)) === username),
    dropAll: () => pages.outdate(() => true),
  };
}
