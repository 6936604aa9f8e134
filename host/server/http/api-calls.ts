import { context, propagation } from '@opentelemetry/api';
import { frontHeaders } from '@lapak/contracts/api-paths';
import type { ApiRequest, Transport } from '@lapak/runtime/transport';

/** An unparsed answer of the API: it travels to a render worker as text and is parsed once, there. */
export interface ApiText {
  status: number;
  body: string;
  requestId: string | null;
}

/** Sends a call to the API, in this process or elsewhere; rejects when no answer comes. */
export type CallApi = (request: ApiRequest) => Promise<ApiText>;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The transport of this process's own calls. */
export function parsing(callApi: CallApi): Transport {
  return async (request) => {
    const { status, body, requestId } = await callApi(request);
    return { status, data: parse(body), requestId };
  };
}

/** The headers that name the trace of a request to the API elsewhere. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** Calls an API that runs elsewhere. @param secret that it knows this server by */
export function callApiAt(apiUrl: string, secret: string): CallApi {
  return async ({ url, method = 'GET', params, body, headers }) => {
    const address = new URL(url, apiUrl);
    for (const [key, value] of Object.entries(params ?? {}))
      if (value !== undefined) address.searchParams.set(key, String(value));
    const reply = await fetch(address, {
      method,
      headers: {
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...traceHeaders(),
        [frontHeaders.secret]: secret,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
    return { status: reply.status, body: await reply.text(), requestId: reply.headers.get('x-request-id') };
  };
}
