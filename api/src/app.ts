import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { processPaths } from '@lapak/contracts/api-paths';
import type { Config } from './config.ts';
import { lockDemoShopper, seedDemo } from './demo-seed.ts';
import { apiDocs } from './plugins/api-docs.ts';
import { callers } from './modules/auth/callers.ts';
import { sellerAccess } from './modules/seller-access/seller-access.ts';
import { compression } from './plugins/compression.ts';
import { answerError, errorHandler } from './plugins/error-handler.ts';
import { healthRoutes } from './plugins/health.ts';
import { knownPaths } from './plugins/known-paths.ts';
import { metrics } from './plugins/metrics.ts';
import { named } from './plugins/named.ts';
import { rateLimits } from './plugins/rate-limits.ts';
import { operatorPlugin } from './operator/operator-plugin.ts';
import { requestInput } from './plugins/request-input.ts';
import { requestId, requestLog } from './plugins/request-log.ts';
import { schemaCompilers } from './plugins/schema-compilers.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { strictNumbers } from './plugins/strict-numbers.ts';
import { isFromServerInFront, serverInFront } from './plugins/server-in-front.ts';
import { outboxMetrics } from './composition/outbox-metrics.ts';
import { registerModules, type ModuleOverrides } from './composition/modules.ts';
import { createDrainingServer, type DrainingServer } from './process/draining-server.ts';
import { requestScope } from './process/request-scope.ts';
import { requestSpans } from './process/request-spans.ts';
import { shedLoad } from './process/shed-load.ts';
import { retention } from './retention/retention-plugin.ts';
import { storesOfReservedNames } from './modules/store/reserved-stores.ts';
import { createServices, type ServiceOverrides, type Services } from './services.ts';

export { createServices } from './services.ts';
export { injectTransport } from './inject-transport.ts';
export { mayReadMetrics } from './plugins/metrics-access.ts';
export { storeRepository } from './modules/store/store-repository.ts';

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
    /** The server in front of the application, which ends with what runs. */
    front: DrainingServer;
  }
}

export interface AppOverrides extends ServiceOverrides, ModuleOverrides {
  /** Where log lines go; standard output by default. */
  logStream?: { write(line: string): void };
}

/** Load balancers, operators and servers in front must see an overload, so their calls are not shed. */
const alwaysAnswered = new Set<string | undefined>(['/healthz', ...Object.values(processPaths)]);
const isShed = (request: FastifyRequest) => !alwaysAnswered.has(request.routeOptions.url);

/** Limits every body but a form with a file, whose own limits are set where it is read. */
const BODY_LIMIT = 512 * 1024;

function serverOptions(config: Config, overrides: AppOverrides, front: DrainingServer) {
  const { logStream } = overrides;
  return {
    serverFactory: front.serverFactory,
    logger: {
      level: config.logLevel,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      // For the libraries' own log lines: never a header, an address or a client.
      serializers: { req: ({ method }) => ({ method }), res: ({ statusCode }) => ({ statusCode }) },
      ...(logStream ? { stream: logStream } : {}),
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    requestIdHeader: false,
    genReqId: requestId,
    bodyLimit: BODY_LIMIT,
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: answerError,
    forceCloseConnections: 'idle',
    ajv: { customOptions: { coerceTypes: true, removeAdditional: false } },
    schemaController: { compilersFactory: schemaCompilers },
  } satisfies FastifyServerOptions;
}

/**
 * The API, ready to answer by `inject` or to listen. It does not listen on a port.
 * @throws StartError when something outside has to change first
 */
export async function buildApp(config: Config, overrides: AppOverrides = {}): Promise<FastifyInstance> {
  const front = createDrainingServer(config);
  const app: FastifyInstance = Fastify(serverOptions(config, overrides, front));
  app.decorate('front', front);
  const services = await createServices(config, app.log, overrides);
  app.decorate('services', services);
  app.addHook('onClose', () => services.close());
  try {
    await app.register(knownPaths);
    await app.register(requestScope);
    await app.register(requestSpans((request) => isFromServerInFront(request, config.apiSecret)));
    await app.register(errorHandler);
    await app.register(requestLog);
    await app.register(securityHeaders);
    await app.register(compression);
    await app.register(shedLoad(config, isShed));
    await app.register(requestInput);
    await app.register(strictNumbers);
    await app.register(metrics);
    await app.register(serverInFront(config.apiSecret));
    await app.register(rateLimits);
    await app.register(callers);
    await app.register(sellerAccess);
    await app.register(apiDocs);
    await app.register(named('health', healthRoutes(services.pingDatabase)));
    outboxMetrics(app, services);
    await registerModules(app, services, overrides);
    await app.register(named('operator', operatorPlugin(services)));
    app.addHook('onReady', async () => services.mails.start());
    await app.register(named('retention', retention(services)));
    await app.ready();
    const stores = await storesOfReservedNames(services.db);
    if (stores.length > 0)
      app.log.error(
        { stores },
        'stores have names that the shop needs itself: rename them, nobody reaches them',
      );
    if (config.demoStores) await seedDemo(services);
    if (!config.trial) await lockDemoShopper(services);
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}
