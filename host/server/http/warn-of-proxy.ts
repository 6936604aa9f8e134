import type { IncomingMessage } from 'node:http';
import type { HostConfig } from '../config.ts';

interface Log {
  warn(message: string): void;
}

/** Warns once when the shop seems to stand behind a proxy that it does not trust: then all visitors have one address. */
export function warnOfProxy({ trustedProxies }: Pick<HostConfig, 'trustedProxies'>, log: Log) {
  let isDone = trustedProxies > 0;
  return ({ headers }: Pick<IncomingMessage, 'headers'>): void => {
    if (isDone || headers['x-forwarded-for'] === undefined) return;
    isDone = true;
    log.warn(
      'a request has X-Forwarded-For, and TRUSTED_PROXIES is 0: behind a proxy all visitors count as one address, and a public ' +
        'https address is not known; set TRUSTED_PROXIES to the number of proxies in front',
    );
  };
}
