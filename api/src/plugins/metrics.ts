import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { mayReadMetrics } from './metrics-access.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where metrics of every part of this process are registered; `GET /metrics` shows them. */
    metrics: Registry;
  }
}

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Requests by route, never by address, and the process's own figures. */
export const metrics = plugin(async (app: FastifyInstance) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'lapak_http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.decorate('metrics', registry);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(request.raw, app.services.config.metricsToken)) return reply.callNotFound();
    void reply.type(registry.contentType);
    return registry.metrics();
  });
  app.addHook('onClose', async () => registry.clear());
});
