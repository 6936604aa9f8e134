import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HostConfig } from '../config.ts';
import { originOf } from './public-address.ts';

/** A year, for this host alone: what else stands on its domain is not ours to decide on. */
const POLICY = 'max-age=31536000';

/** Asks browsers to come by https from now on (HSTS), where that is how shoppers reach the shop. */
export function requireSecureTransport(config: Pick<HostConfig, 'publicUrl' | 'trustedProxies'>) {
  const isAlways = config.publicUrl?.startsWith('https:') ?? false;
  return (request: IncomingMessage, response: ServerResponse): void => {
    const isSecure = isAlways || (config.trustedProxies > 0 && originOf(request).startsWith('https:'));
    if (isSecure) response.setHeader('strict-transport-security', POLICY);
  };
}
