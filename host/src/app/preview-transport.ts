import { previewIn, productPreviewIn } from '@lapak/contracts/store-preview';
import type { Transport } from '@lapak/runtime/transport';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** An answer that names a store's look, with another one. */
function withLook(body: unknown, look: object): unknown {
  const data = isRecord(body) ? body.data : null;
  return isRecord(body) && isRecord(data) && 'theme_onlinestore' in data
    ? { ...body, data: { ...data, ...look } }
    : body;
}

const isProduct = (path: string) => path.startsWith('/api/product/');

/**
 * A transport whose answers have the look, or the product that is not saved, that a page's address asks for (`store-preview` in
 * contracts), if it asks for one.
 */
export function previewTransport(url: string, transport: Transport): Transport {
  const query = new URL(url).searchParams;
  const product = productPreviewIn(query);
  if (product !== null)
    return (request) =>
      transport(
        isProduct(request.url) ? { ...request, params: { ...request.params, pratinjau: product } } : request,
      );
  const look = previewIn(query);
  if (!look) return transport;
  return async (request) => {
    const reply = await transport(request);
    return { ...reply, data: withLook(reply.data, look) };
  };
}
