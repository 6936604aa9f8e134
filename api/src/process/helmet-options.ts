import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * Headers that every answer carries. Pictures may be shown by other sites, HSTS depends on the proxy in front, and the
 * rest is for browsers that are not served any more.
 */
export const helmetOptions = {
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  crossOriginResourcePolicy: false,
  originAgentCluster: false,
  strictTransportSecurity: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const satisfies FastifyHelmetOptions;
