import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import { ConfigError, readConfig } from '@lapak/api/config';

export interface HostConfig {
  host: string;
  port: number;
  /** Origin that shoppers see, without a slash at the end; null: taken from the request. */
  publicUrl: string | null;
  /** Built versions and the registry. */
  deployDir: string;
  /** Where the API runs, when not in this process. */
  apiUrl: string | null;
  /** What that API and this server both know; never empty when there is an `apiUrl`. */
  apiSecret: string;
  /** Longest that painting a page may take, in ms; then the shell is sent. */
  renderTimeoutMs: number;
  /** For how long a page whose data is there is waited for, in ms, before its beginning goes out without it. */
  renderSoonMs: number;
  renderWorkers: number;
  /** For how long a painted page counts as fresh, and for how long a stale one may be served while it is renewed. */
  pageFreshMs: number;
  pageStaleMs: number;
  logLevel: string;
  /** Proxies in front whose word about the visitor's address and protocol counts. */
  trustedProxies: number;
  /** Who shows it may read `/metrics`; null: callers on this machine. */
  metricsToken: string | null;
  /** For how long a request may stay unfinished, in ms. */
  requestTimeoutMs: number;
}

const number = (text: string | undefined, fallback: number) => {
  const value = Number(text);
  return text !== undefined && text !== '' && Number.isFinite(value) ? value : fallback;
};

type Elsewhere = Pick<HostConfig, 'apiUrl' | 'apiSecret' | 'trustedProxies'>;

function apiElsewhere(env: NodeJS.ProcessEnv): Elsewhere {
  const { apiSecret, trustedProxies } = readConfig(env);
  const apiUrl = env.API_URL?.trim() || null;
  if (apiUrl !== null && !/^https?:$/.test(URL.canParse(apiUrl) ? new URL(apiUrl).protocol : ''))
    throw new ConfigError('API_URL harus berupa alamat http:// atau https://');
  if (apiUrl !== null && apiSecret === null)
    throw new ConfigError('API_SECRET wajib diisi bila API_URL diisi: sama di sini dan di proses API');
  return { apiUrl, apiSecret: apiSecret ?? '', trustedProxies };
}

/**
 * Reads the host server's settings from the environment; `.env.example` lists them.
 * @throws ConfigError naming the setting that is wrong
 */
export function readHostConfig(env: NodeJS.ProcessEnv): HostConfig {
  return {
    ...apiElsewhere(env),
    host: env.HOST || '0.0.0.0',
    port: number(env.PORT, 3000),
    publicUrl: env.PUBLIC_URL ? env.PUBLIC_URL.replace(/\/+$/, '') : null,
    deployDir: resolve(env.DEPLOY_DIR || fileURLToPath(new URL('../../deploy', import.meta.url))),
    renderTimeoutMs: number(env.RENDER_TIMEOUT_MS, 1000),
    renderSoonMs: number(env.RENDER_SOON_MS, 50),
    renderWorkers: number(env.RENDER_WORKERS, Math.max(1, availableParallelism() - 1)),
    pageFreshMs: number(env.PAGE_FRESH_MS, 5000),
    pageStaleMs: number(env.PAGE_STALE_MS, 60_000),
    logLevel: env.LOG_LEVEL || 'info',
    metricsToken: env.METRICS_TOKEN?.trim() || null,
    requestTimeoutMs: number(env.REQUEST_TIMEOUT_SECONDS, 25) * 1000,
  };
}
