import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import { injectTransport, storeRepository } from '@lapak/api/app';
import { createDrainingServer } from '@lapak/api/process/draining-server';
import { requestScope } from '@lapak/api/process/request-scope';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { HostConfig } from './config.ts';
import { createDocumentService } from './document/document-service.ts';
import { registerPages } from './http/page-routes.ts';
import { registerProxy } from './http/api-proxy.ts';
import { callApiAt, parsing } from './http/api-calls.ts';
import { serveVersionedFiles } from './http/static-files.ts';
import { registerIcon } from './http/icon.ts';
import { registerTerms } from './http/terms.ts';
import { exposeMetrics, metrics, registerTelemetry } from './http/telemetry.ts';
import { hostBundleFile } from './host-bundle.ts';
import { createReleaseRegistry } from './remotes/release-registry.ts';
import { createRenderer } from './render/renderer.ts';

/** Paths that belong to the API's application. */
const API_PATHS =
  /^\/(api|files|sandbox)(\/|\?|$)|^\/(healthz|metrics|robots\.txt|sitemap\.xml)(\?|$)|^\/[^/?]+\/sitemap\.xml(\?|$)/;

interface Options {
  config: HostConfig;
  /** The API in this process; null when `config.apiUrl` says where it runs. */
  api: FastifyInstance | null;
}

/**
 * The one port: shell, remotes and API. A kept page is written at once, and the API's application gets its requests
 * before the host's routing sees them, so neither's hooks run for the other's.
 */
export async function buildServer({ config, api }: Options): Promise<FastifyInstance> {
  let answerKept = (_request: IncomingMessage, _response: ServerResponse) => false;
  const front = createDrainingServer();
  const inFront = (handler: RequestListener) => (request: IncomingMessage, response: ServerResponse) => {
    if (answerKept(request, response)) return;
    if (api && API_PATHS.test(request.url ?? '')) api.routing(request, response);
    else handler(request, response);
  };
  const app: FastifyInstance = Fastify({
    serverFactory: (handler, options) => front.serverFactory(inFront(handler), options),
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2000 },
    return503OnClosing: true,
  });
  app.decorate('front', front);
  await app.register(requestScope);
  const { log } = app;

  const callApi = api ? injectTransport(api) : callApiAt(config.apiUrl ?? '');
  const registry = createReleaseRegistry({
    deployDir: config.deployDir,
    onProblem: ({ remote, version, error }) => {
      metrics.failures.inc({ remote, version, reason: 'manifest' });
      log.error({ remote, version, err: error }, 'a deployed version cannot be used');
    },
  });
  const { host } = registry.current();
  const renderer = createRenderer({
    workers: config.renderWorkers,
    timeoutMs: config.renderTimeoutMs,
    callApi,
    hostBundle: hostBundleFile(config.deployDir, host),
    onWorkerLost: (reason) => log.error({ reason }, 'a render worker was lost and replaced'),
  });
  const documents = createDocumentService({
    deployDir: config.deployDir,
    transport: parsing(callApi),
    renderer,
    timeoutMs: config.renderTimeoutMs,
    soonMs: config.renderSoonMs,
    onPainted: () => metrics.pages.inc({ outcome: 'painted' }),
    onProblem: (problem) => {
      metrics.pages.inc({ outcome: 'shell' });
      log.error(problem, 'a page was not painted, the shell was sent');
    },
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onClose', () => renderer.close());
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) request.log.error({ err: error }, 'a document could not be made');
    return reply
      .code(status)
      .type('text/plain; charset=utf-8')
      .send(`Maaf, halaman ini sedang bermasalah. Kode permintaan: ${request.id}`);
  });

  await serveVersionedFiles(app, config.deployDir);
  registerIcon(app);
  registerTerms(app);
  registerTelemetry(app);
  exposeMetrics(app, api);
  if (!api) await registerProxy(app, config.apiUrl ?? '');
  const pages = registerPages(app, { config, registry, documents });
  answerKept = pages.answerKept;
  if (api) {
    const unfollow = followStoreChanges(api, pages.dropStore);
    app.addHook('onClose', async () => unfollow());
  }
  return app;
}

/** Painted pages of a store are dropped when the API says that it changed. */
function followStoreChanges(api: FastifyInstance, drop: (username: string) => void): () => void {
  const { storeEvents, db } = api.services;
  const stores = storeRepository(db);
  return storeEvents.onStoreChanged((storeId) => {
    stores
      .usernameOf(storeId)
      .then((username) => username && drop(username))
      .catch((error: unknown) =>
        api.log.error({ err: error, storeId }, 'kept pages of a changed store stay until they are stale'),
      );
  });
}
