import { SpanStatusCode, trace, type Attributes } from '@opentelemetry/api';

/**
 * Records work as a span of the trace that it belongs to; what the work starts belongs to that span.
 * @param attributes without personal data and without secrets
 */
export const inSpan = <T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> =>
  trace.getTracer('lapak').startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
