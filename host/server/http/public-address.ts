import type { IncomingMessage } from 'node:http';
import type { HostConfig } from '../config.ts';

/** What a browser sends as host: a name or an address, and a port. */
const HOST = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const MAX_HOST = 260;

/** A proxy's header; of several values the last is from our own proxy. */
function lastOf(value: string | string[] | undefined): string {
  return [value].flat().at(-1)?.split(',').at(-1)?.trim() ?? '';
}

/** An origin as browsers write it; null when the host is none. */
function originAt(protocol: string, host: string): string | null {
  if (host.length > MAX_HOST || !HOST.test(host)) return null;
  const address = `${protocol}://${host}`;
  return URL.canParse(address) ? new URL(address).origin : null;
}

/**
 * The origin that the shopper sees, by the request alone. `X-Forwarded-Proto` and `X-Forwarded-Host` count only behind trusted
 * proxies, since anybody can send them. What cannot be read is left out: the protocol is http or https, and without a
 * readable host the origin is this machine's.
 */
export function originOf(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { trustedProxies }: Pick<HostConfig, 'trustedProxies'>,
): string {
  const isBehindProxy = trustedProxies > 0;
  const isSecure = isBehindProxy && lastOf(headers['x-forwarded-proto']).toLowerCase() === 'https';
  const protocol = isSecure ? 'https' : 'http';
  const forwarded = isBehindProxy ? originAt(protocol, lastOf(headers['x-forwarded-host'])) : null;
  return forwarded ?? originAt(protocol, headers.host ?? '') ?? `${protocol}://localhost`;
}

/** The whole address of a page. */
export function publicUrl(origin: string, path: string): URL {
  // Joined as text: resolved as a reference, `//evil.test/x` would name another site's page.
  return new URL(`${origin}${path}`);
}

/** A request's path and query. Clients of a forward proxy send whole addresses, of which the rest is not the shop's to choose. */
export function pathOf(requestTarget: string): string {
  const path = requestTarget.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}
