import { context, propagation, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';

/**
 * A span for each request, by its route and never by its address: addresses have secrets. All that a request starts belongs to it.
 * @param isTrusted whether a request's `traceparent` counts; one of a call within this process is known by itself
 */
export const requestSpans = (isTrusted: (request: FastifyRequest) => boolean) =>
  plugin(async (app: FastifyInstance) => {
    const tracer = trace.getTracer('lapak');
    const contexts = new WeakMap<FastifyRequest, Context>();
    app.addHook('onRequest', (request, _reply, done) => {
      const outer = isTrusted(request)
        ? propagation.extract(context.active(), request.headers)
        : context.active();
      const route = request.routeOptions.url ?? 'none';
      const span = tracer.startSpan(
        `${request.method} ${route}`,
        { kind: SpanKind.SERVER, attributes: { 'http.request.method': request.method, 'http.route': route } },
        outer,
      );
      const own = trace.setSpan(outer, span);
      contexts.set(request, own);
      context.with(own, done);
    });
    // A body comes by events of its connection, which are outside of the request's context.
    app.addHook('preValidation', (request, _reply, done) =>
      context.with(contexts.get(request) ?? context.active(), done),
    );
    app.addHook('onResponse', async (request, { statusCode }) => {
      const span = trace.getSpan(contexts.get(request) ?? context.active());
      span?.setAttribute('http.response.status_code', statusCode);
      if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
    });
  });
