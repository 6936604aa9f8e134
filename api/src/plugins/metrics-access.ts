import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** What proxies add: a request with any of these began elsewhere, although its last step was on this machine. */
const traces = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

function isFromHere({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  const address = socket.remoteAddress ?? '';
  const isLocal = loopback.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
  return isLocal && traces.every((name) => headers[name] === undefined);
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Whether a caller may read the metrics: one with the token, or, when none is set, a caller on this machine.
 * @param token of `METRICS_TOKEN`
 */
export function mayReadMetrics(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  token: string | undefined,
): boolean {
  if (token === undefined) return isFromHere(request);
  const shown = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return shown !== undefined && timingSafeEqual(digest(shown), digest(token));
}
