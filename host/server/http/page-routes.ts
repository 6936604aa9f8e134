import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HostConfig } from '../config.ts';
import type { createDocumentService, PageDocument } from '../document/document-service.ts';
import { developmentDocument, developmentOrigins } from '../document/development-document.ts';
import { documentHeaders } from '../document/security-policy.ts';
import type { ReleaseRegistry } from '../remotes/release-registry.ts';
import { createPageCache } from '../render/page-cache.ts';
import { chooseEncoding, compressBody, type CompressedBody } from './compressed.ts';

interface Options {
  config: HostConfig;
  registry: ReleaseRegistry;
  documents: ReturnType<typeof createDocumentService>;
}

interface KeptPage {
  document: Omit<PageDocument, 'html'>;
  body: CompressedBody;
}

const CACHE_BYTES = 128 * 1024 * 1024;
/** Text compresses to a third at most, in two encodings. */
const bodySize = ({ body }: KeptPage) => Math.ceil((body.length * 5) / 3);

function compressed({ html, ...document }: PageDocument): KeptPage {
  return { document, body: compressBody(html) };
}

/** Answers every address that is no file and no API call with a document. */
export function registerPages(app: FastifyInstance, { config, registry, documents }: Options) {
  const cache = createPageCache<KeptPage>({
    freshMs: config.pageFreshMs,
    staleMs: config.pageStaleMs,
    maxBytes: CACHE_BYTES,
    size: bodySize,
  });

  const development = developmentOrigins(process.env);

  function publicUrl(request: FastifyRequest): URL {
    const origin = config.publicUrl ?? `${request.protocol}://${request.host}`;
    // Joined as text: resolved as a reference, `//evil.test/x` would name another site's page.
    const address = `${origin}${request.url}`;
    return new URL(URL.canParse(address) ? address : `http://localhost${request.url}`);
  }

  async function send(request: FastifyRequest, reply: FastifyReply, { document, body }: KeptPage) {
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const bytes = await body.in(encoding);
    if (encoding !== 'plain') reply.header('content-encoding', encoding);
    return reply
      .code(document.status)
      .headers(documentHeaders)
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', document.policy)
      .header('cache-control', 'no-cache')
      .header('vary', 'Accept-Encoding')
      .send(bytes);
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const url = publicUrl(request);
    const event = /^\/([^/]+)\/event(\/.*)?$/.exec(url.pathname);
    if (event && event[1] !== 'onlinestore') {
      return reply.redirect(`/${event[1]}/onlinestore/event${event[2] ?? ''}${url.search}`, 308);
    }
    if (development)
      return reply.type('text/html; charset=utf-8').send(developmentDocument(development, 'blue'));
    const releases = registry.current();
    const page = documents.match(releases, url.pathname);
    if (!page?.painted)
      return send(request, reply, compressed(await documents.shell(releases, page, url, page ? 200 : 404)));
    const store = page.params.username ?? '';
    const key = `${store} ${releases.id} ${url.href}`;
    const kept = await cache.get(key, store, async () => {
      const document = await documents.page(releases, page, url);
      return { value: compressed(document), keep: document.keep };
    });
    return send(request, reply, kept);
  }

  app.get('/*', answer);
  return { dropStore: (username: string) => cache.drop(username) };
}
