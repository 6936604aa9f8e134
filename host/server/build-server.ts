import { PRIVACY_URL, TERMS_URL } from '@lapak/domain/platform-pages';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import helmet from '@fastify/helmet';
import { injectTransport } from '@lapak/api/app';
import { createDrainingServer } from '@lapak/api/process/draining-server';
import { helmetOptions } from '@lapak/api/process/helmet-options';
import { requestScope } from '@lapak/api/process/request-scope';
import { requestSpans } from '@lapak/api/process/request-spans';
import { shedLoad } from '@lapak/api/process/shed-load';
import { isApiPath, processPaths } from '@lapak/contracts/api-paths';
import type { RemoteName } from '@lapak/contracts/remote-modules';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { HostConfig } from './config.ts';
import { answerErrors } from './http/answer-errors.ts';
import { registerPages } from './http/page-routes.ts';
import { buildApiProxy } from './http/api-proxy.ts';
import { followChanges } from './http/follow-changes.ts';
import { followChangesElsewhere } from './http/follow-changes-elsewhere.ts';
import { callApiAt } from './http/api-calls.ts';
import { isVersionedFile, serveVersionedFiles } from './http/static-files.ts';
import { serveConsoleWorker } from './http/console-worker-route.ts';
import { registerIcon } from './http/icon.ts';
import { pathOf } from './http/public-address.ts';
import { registerReleases } from './http/releases-route.ts';
import { withoutRetry } from './http/retried-files.ts';
import { privacyPage } from './http/privacy.ts';
import { termsPage } from './http/terms.ts';
import { serveTextPage } from './http/text-page.ts';
import { answerMalformed } from './http/malformed-address.ts';
import { warnOfProxy } from './http/warn-of-proxy.ts';
import { requireSecureTransport } from './http/secure-transport.ts';
import { createStackMapper } from './http/mapped-stack.ts';
import { registerTelemetry } from './http/telemetry.ts';
import { exposeMetrics } from './http/metrics.ts';
import { openReleases } from './open-releases.ts';
import { createDocumentTokens } from './rollout/document-tokens.ts';

/** Whether an address is that of the metrics of the one process; the API shows the shell's with its own. */
const isMetricsPath = (url: string) => url.split('?')[0] === processPaths.metrics;

interface Options {
  config: HostConfig;
  /** The API in this process; null when `config.apiUrl` says where it runs. */
  api: FastifyInstance | null;
  /** Where the log goes; standard output by default. */
  logTo?: Writable;
}

/**
 * The one port: shell, remotes and API. A kept page is written at once, and the API's application gets its requests
 * before the host's routing sees them, so the hooks of one do not run for the other.
 */
export async function buildServer({ config, api, logTo }: Options): Promise<FastifyInstance> {
  let answerKept = (_request: IncomingMessage, _response: ServerResponse) => false;
  const secure = requireSecureTransport(config);
  const front = createDrainingServer(config);
  const inFront = (handler: RequestListener) => (request: IncomingMessage, response: ServerResponse) => {
    const url = pathOf(request.url ?? '/');
    request.url = url;
    secure(request, response);
    noteProxy(request);
    if (answerKept(request, response)) return;
    if (isApiPath(url)) apiOrProxy.routing(request, response);
    else if (api && isMetricsPath(url)) api.routing(request, response);
    else handler(request, response);
  };
  const app: FastifyInstance = Fastify({
    serverFactory: (handler, options) => front.serverFactory(inFront(handler), options),
    logger: { level: config.logLevel, ...(logTo ? { stream: logTo } : {}) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    frameworkErrors: (_error, request, reply) => {
      answerMalformed(request, reply, () => pages.answerNotFound(request, reply)).catch((error: unknown) =>
        reply.log.error(error, 'a malformed address was not answered'),
      );
    },
    // No coercion of types: `null` would become 0.
    ajv: { customOptions: { coerceTypes: false } },
    rewriteUrl: ({ url = '/' }) => withoutRetry(url),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2000 },
    return503OnClosing: true,
  });
  app.decorate('front', front);
  await app.register(requestScope);
  // No visitor says what is traced.
  await app.register(requestSpans(() => false));
  const { log } = app;
  const noteProxy = warnOfProxy(config, log);

  const apiOrProxy =
    api ??
    (await buildApiProxy({
      apiUrl: config.apiUrl ?? '',
      secret: config.apiSecret,
      trustedProxies: config.trustedProxies,
      log,
    }));
  const callApi = api ? injectTransport(api) : callApiAt(config.apiUrl ?? '', config.apiSecret);
  let apiCalls: readonly string[] | null = api && api.apiCalls;
  const { registry, keeper, documents } = await openReleases(app, {
    config,
    callApi,
    apiCalls: () => apiCalls,
  });
  const tokens = createDocumentTokens(config.apiSecret || null);
  // Kept pages are written ahead of the hooks, with the same headers out of `documentHeaders`.
  await app.register(helmet, { ...helmetOptions, xFrameOptions: false, contentSecurityPolicy: false });
  await app.register(shedLoad(config, ({ url }) => !isVersionedFile(url) && !isMetricsPath(url)));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  if (!api) app.addHook('onClose', () => apiOrProxy.close());
  answerErrors(app);

  await serveVersionedFiles(app, config.deployDir);
  registerIcon(app);
  serveTextPage(app, TERMS_URL, termsPage);
  serveTextPage(app, PRIVACY_URL, privacyPage(config));
  await registerTelemetry(app, {
    registry,
    keeper,
    tokens,
    mapped: createStackMapper(config.deployDir),
    remoteAt(pathname) {
      const page = documents.match(registry.current(), pathname);
      return page && (page.module.split('/')[0] as RemoteName);
    },
  });
  exposeMetrics(app, api, config.metricsToken);
  registerReleases(app, registry);
  serveConsoleWorker(app, registry, config.deployDir);
  const pages = registerPages(app, { config, registry, documents, keeper, tokens });
  answerKept = pages.answerKept;
  const unfollow = api
    ? followChanges(api, pages)
    : followChangesElsewhere({
        apiUrl: config.apiUrl ?? '',
        secret: config.apiSecret,
        pages,
        onCalls: (calls) => (apiCalls = calls),
        log,
      });
  app.addHook('onClose', async () => unfollow());
  return app;
}
