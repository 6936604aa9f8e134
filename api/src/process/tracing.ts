import { context, propagation, trace } from '@opentelemetry/api';

/**
 * Sends the traces of this process by OTLP over HTTP. Sampling, the service's name and headers are set by the variables of OpenTelemetry
 * itself (`OTEL_TRACES_SAMPLER`, `OTEL_SERVICE_NAME`, `OTEL_EXPORTER_OTLP_HEADERS`).
 * @param endpoint of a collector, without `/v1/traces`; nothing is recorded without it
 * @returns sends what is not sent yet
 */
export async function startTracing(endpoint: string | undefined): Promise<() => Promise<void>> {
  if (endpoint === undefined) return () => Promise.resolve();
  const [{ OTLPTraceExporter }, { envDetector, resourceFromAttributes }, sdk] = await Promise.all([
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-node'),
  ]);
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const named = resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME ?? 'lapak' });
  const provider = new sdk.NodeTracerProvider({
    resource: named.merge(resourceFromAttributes(envDetector.detect().attributes ?? {})),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  provider.register();
  return async () => {
    // A collector that is away must not hold the end of the process up.
    await provider.shutdown().catch(() => undefined);
    for (const api of [trace, context, propagation]) api.disable();
  };
}
