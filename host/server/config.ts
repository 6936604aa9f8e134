import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import { loadLimits, withoutSlash } from '@lapak/api/config';
import type { LoadLimits } from '@lapak/api/process/shed-load';
import { ConfigError } from '@lapak/api/settings/config-error';
import { readSettings, type Environment } from '@lapak/api/settings/read-settings';
import { healthRules, type HealthRules } from './rollout/version-health.ts';
import { bucketSettings } from '@lapak/releases/bucket/bucket-settings';
import { ReleaseError } from '@lapak/releases/release-error';
import { settings as kinds } from './settings.ts';

export interface HostConfig {
  host: string;
  port: number;
  /** Origin that shoppers see, without a slash at the end; null: taken from the request. */
  publicUrl: string | null;
  /** Built versions and the registry. */
  deployDir: string;
  /** Where releases are, when not in `deployDir`, which is then a copy. */
  releasesBucket: ReturnType<typeof bucketSettings>;
  /** Gets a POST when a version is withdrawn. */
  releasesWebhook: string | null;
  /** Where the API runs, when not in this process. */
  apiUrl: string | null;
  /** Secret shared with that API; never empty when there is an `apiUrl`. */
  apiSecret: string;
  /** Longest that painting a page may take, in ms; then the shell is sent. */
  renderTimeoutMs: number;
  renderWorkers: number;
  /** Processor time that evaluating a version of the shell may take before it counts as looping, in ms. */
  hostProbeMs: number;
  /** For how long a painted page counts as fresh, and for how long a stale one may be served while it is renewed. */
  pageFreshMs: number;
  pageStaleMs: number;
  logLevel: string;
  /** Number of trusted proxies in front, whose headers give the visitor's address and protocol. */
  trustedProxies: number;
  /** Bearer token of `/metrics`; null: only callers on this machine. */
  metricsToken: string | null;
  /** For how long a request may stay unfinished, in ms. */
  requestTimeoutMs: number;
  /** Origins from which the developer tools may load remotes in this shop; empty: from none. */
  overrideOrigins: string[];
  /** When a version counts as bad, and when as proven. */
  health: HealthRules;
  /** Limits beyond which the process sheds requests. */
  load: LoadLimits;
}

/** Evaluating a shell takes a tenth of a second. */
const HOST_PROBE_MS = 5000;

function releasesBucket(environment: Environment): ReturnType<typeof bucketSettings> {
  try {
    return bucketSettings(environment);
  } catch (error) {
    throw error instanceof ReleaseError ? new ConfigError(error.message) : error;
  }
}

/**
 * Reads the host server's settings from the environment.
 * @throws ConfigError naming the setting that is wrong
 */
export function readHostConfig(environment: Environment): HostConfig {
  const settings = readSettings(kinds, environment);
  const { API_URL: apiUrl = null, API_SECRET: apiSecret = '' } = settings;
  if (apiUrl !== null && apiSecret === '')
    throw new ConfigError('API_SECRET wajib diisi bila API_URL diisi: sama di sini dan di proses API');
  return {
    apiUrl,
    apiSecret,
    trustedProxies: settings.TRUSTED_PROXIES,
    host: settings.HOST,
    port: settings.PORT,
    publicUrl: withoutSlash(settings.PUBLIC_URL),
    deployDir: resolve(settings.DEPLOY_DIR ?? fileURLToPath(new URL('../../deploy', import.meta.url))),
    releasesBucket: releasesBucket(environment),
    releasesWebhook: settings.RELEASES_WEBHOOK ?? null,
    renderTimeoutMs: settings.RENDER_TIMEOUT_MS,
    hostProbeMs: HOST_PROBE_MS,
    renderWorkers: settings.RENDER_WORKERS ?? Math.max(1, availableParallelism() - 1),
    pageFreshMs: settings.PAGE_FRESH_MS,
    pageStaleMs: settings.PAGE_STALE_MS,
    logLevel: settings.LOG_LEVEL,
    metricsToken: settings.METRICS_TOKEN ?? null,
    requestTimeoutMs: settings.REQUEST_TIMEOUT_SECONDS * 1000,
    overrideOrigins: settings.OVERRIDE_ORIGINS,
    health: {
      ...healthRules,
      minFailures: settings.WITHDRAW_AFTER_FAILURES || Infinity,
      provenAfterMs: settings.PROVEN_AFTER_MINUTES * 60_000,
    },
    load: loadLimits(settings),
  };
}
