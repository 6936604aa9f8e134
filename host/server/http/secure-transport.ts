import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HostConfig } from '../config.ts';
import { originOf } from './public-address.ts';

/** A year, for this host alone, without its subdomains. */
const POLICY = 'max-age=31536000';

/** Sends HSTS where shoppers reach the shop by https. */
export function requireSecureTransport(config: Pick<HostConfig, 'publicUrl' | 'trustedProxies'>) {
  const isAlways = config.publicUrl?.startsWith('https:') ?? false;
  return (request: IncomingMessage, response: ServerResponse): void => {
    const isSecure = isAlways || originOf(request, config).startsWith('https:');
    if (isSecure) response.setHeader('strict-transport-security', POLICY);
  };
}
