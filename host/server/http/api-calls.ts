import type { Transport } from '@lapak/runtime/transport';

/** Calls an API that runs elsewhere. */
export function remoteTransport(apiUrl: string): Transport {
  return async ({ url, method = 'GET', params, body, headers }) => {
    const address = new URL(url, apiUrl);
    for (const [key, value] of Object.entries(params ?? {}))
      if (value !== undefined) address.searchParams.set(key, String(value));
    const reply = await fetch(address, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
    const data: unknown = await reply.json().catch(() => null);
    return { status: reply.status, data, requestId: reply.headers.get('x-request-id') };
  };
}
