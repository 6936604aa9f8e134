import path from 'node:path';
import { StartError } from './lib/start-error.ts';
import type { S3Settings } from './lib/storage/s3-storage.ts';
import type { TraitSettings } from './modules/store/store-traits.ts';

/** Everything that can be set from outside; `.env.example` says what each setting means. */
export interface Config {
  host: string;
  port: number;
  /** When the process ends: for how long it takes requests after `/healthz` said 503. */
  drainLeadMs: number;
  /** Address that shoppers reach the shop at, without a slash at the end. */
  publicUrl: string;
  dataDir: string;
  /** Null = the embedded database in `dataDir`. */
  databaseUrl: string | null;
  databasePool: number;
  /** For how long a PostgreSQL server that is away is waited for at the start. */
  databaseWaitMs: number;
  smtpUrl: string | null;
  mailFrom: string;
  s3: S3Settings | null;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** Proxies in front whose word about the client's address counts. */
  trustedProxies: number;
  /** For how long a request may stay unfinished. */
  requestTimeoutMs: number;
  /** Who shows it may read `/metrics`; null: callers on this machine. */
  metricsToken: string | null;
  /** Known to the servers in front that run elsewhere; their word about a visitor's address counts. */
  apiSecret: string | null;
  /** Multiplies every rate limit; 0 switches them off. */
  rateLimitFactor: number;
  /** Multiplies what a buyer or a network address may hold in unpaid orders; 0 switches the limits off. */
  holdLimitFactor: number;
  /** How long an unpaid order holds its stock. */
  orderLifetimeMs: number;
  /** How long a public answer may be served from memory when another process changed the store and could not tell. */
  cacheMs: number;
  /**
   * Whether the shop is being tried: payments by the sandbox, where anybody can press pay, and the demo shopper, whose
   * password is public, are on.
   */
  trial: boolean;
  /** Signs the sandbox's messages; null = one that only this process knows. */
  sandboxSecret: string | null;
  /** Whether the demo stores and the demo shopper are brought in when they are not there. */
  demoStores: boolean;
  traits: TraitSettings;
}

/** A setting that cannot be understood. */
export class ConfigError extends StartError {
  override name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

const HOUR_MS = 3_600_000;
const levels: readonly Config['logLevel'][] = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];

function reader(env: Environment) {
  const text = (name: string) => {
    const value = env[name]?.trim();
    return value === undefined || value === '' ? null : value;
  };
  return {
    text,
    list: (name: string, fallback: string) =>
      (env[name] ?? fallback)
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    number(name: string, fallback: number, limits: { min: number; max: number }) {
      const value = text(name);
      const number = value === null ? fallback : Number(value);
      if (!(number >= limits.min && number <= limits.max)) {
        throw new ConfigError(
          `${name} harus berupa angka ${limits.min} sampai ${limits.max}, bukan "${value}"`,
        );
      }
      return number;
    },
    url(name: string, protocols: readonly string[]) {
      const value = text(name);
      if (value === null) return null;
      const protocol = URL.canParse(value) ? new URL(value).protocol.slice(0, -1) : null;
      if (protocol === null || !protocols.includes(protocol)) {
        throw new ConfigError(
          `${name} harus berupa alamat ${protocols.map((p) => `${p}://`).join(' atau ')}`,
        );
      }
      return value.replace(/\/+$/, '');
    },
  };
}

/** Shorter ones can be guessed. */
const SECRET_LENGTH = 16;

function apiSecret(env: ReturnType<typeof reader>): string | null {
  const secret = env.text('API_SECRET');
  if (secret !== null && secret.length < SECRET_LENGTH)
    throw new ConfigError(`API_SECRET minimal ${SECRET_LENGTH} karakter`);
  return secret;
}

function s3Settings(env: ReturnType<typeof reader>): S3Settings | null {
  const bucket = env.text('S3_BUCKET');
  if (bucket === null) return null;
  const required = (name: string) => {
    const value = env.text(name);
    if (value === null) throw new ConfigError(`${name} wajib diisi bila S3_BUCKET diisi`);
    return value;
  };
  return {
    bucket,
    endpoint: required('S3_ENDPOINT'),
    region: env.text('S3_REGION') ?? 'us-east-1',
    accessKeyId: required('S3_ACCESS_KEY_ID'),
    secretAccessKey: required('S3_SECRET_ACCESS_KEY'),
  };
}

/** Addresses that only the machine itself can reach. */
const LOCAL_HOST = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/** A shop with the embedded database and no public address: somebody looks at it on their own machine. */
const isPlainlyTried = (databaseUrl: string | null, publicUrl: string | null) =>
  databaseUrl === null && (publicUrl === null || LOCAL_HOST.test(new URL(publicUrl).hostname));

/**
 * `TRIAL` says by name that a shop is for trying although it can be reached by others, or that it is not.
 * @throws ConfigError when the demo would be open to the public without that word
 */
function trialSettings(
  env: ReturnType<typeof reader>,
  { databaseUrl, publicUrl }: { databaseUrl: string | null; publicUrl: string | null },
): Pick<Config, 'trial' | 'demoStores'> {
  const flag = (name: string, fallback: boolean) =>
    env.number(name, fallback ? 1 : 0, { min: 0, max: 1 }) === 1;
  const trial = flag('TRIAL', isPlainlyTried(databaseUrl, publicUrl));
  const demoStores = flag('DEMO_STORES', trial);
  if (demoStores && !trial) {
    throw new ConfigError(
      'DEMO_STORES=1 akan membuka pembeli demo, yang kata sandinya diketahui semua orang, di toko yang dapat dijangkau ' +
        'umum (DATABASE_URL atau PUBLIC_URL diisi). Hapus DEMO_STORES, atau setel TRIAL=1 bila toko ini hanya untuk dicoba',
    );
  }
  return { trial, demoStores };
}

/**
 * Settings from the environment, with defaults for everything.
 * @throws ConfigError naming the setting that is wrong
 */
export function readConfig(environment: Environment = process.env): Config {
  const env = reader(environment);
  const port = env.number('PORT', 3000, { min: 0, max: 65_535 });
  const level = env.text('LOG_LEVEL') ?? 'info';
  const logLevel = levels.find((known) => known === level);
  if (!logLevel) throw new ConfigError(`LOG_LEVEL harus salah satu dari ${levels.join(', ')}`);
  const ids = env.list('HIDDEN_ADDRESS_USER_IDS', '').map(Number);
  if (!ids.every(Number.isInteger)) throw new ConfigError('HIDDEN_ADDRESS_USER_IDS harus berupa angka');
  const publicUrl = env.url('PUBLIC_URL', ['http', 'https']);
  const databaseUrl = env.url('DATABASE_URL', ['postgres', 'postgresql']);
  return {
    host: env.text('HOST') ?? '0.0.0.0',
    port,
    drainLeadMs: env.number('DRAIN_LEAD_SECONDS', 1, { min: 0, max: 3 }) * 1_000,
    publicUrl: publicUrl ?? `http://localhost:${port}`,
    dataDir: path.resolve(env.text('DATA_DIR') ?? 'data'),
    databaseUrl,
    databasePool: env.number('DATABASE_POOL', 10, { min: 1, max: 500 }),
    databaseWaitMs: env.number('DATABASE_WAIT_SECONDS', 30, { min: 0, max: 3_600 }) * 1_000,
    smtpUrl: env.url('SMTP_URL', ['smtp', 'smtps']),
    mailFrom: env.text('MAIL_FROM') ?? 'Lapak <no-reply@lapak.test>',
    s3: s3Settings(env),
    logLevel,
    trustedProxies: env.number('TRUSTED_PROXIES', 0, { min: 0, max: 10 }),
    requestTimeoutMs: env.number('REQUEST_TIMEOUT_SECONDS', 25, { min: 1, max: 300 }) * 1_000,
    metricsToken: env.text('METRICS_TOKEN'),
    apiSecret: apiSecret(env),
    rateLimitFactor: env.number('RATE_LIMIT_FACTOR', 1, { min: 0, max: 1_000_000 }),
    holdLimitFactor: env.number('HOLD_LIMIT_FACTOR', 1, { min: 0, max: 1_000_000 }),
    orderLifetimeMs: env.number('ORDER_LIFETIME_HOURS', 24, { min: 0.001, max: 720 }) * HOUR_MS,
    cacheMs: env.number('CACHE_SECONDS', 3, { min: 0, max: 60 }) * 1_000,
    sandboxSecret: env.text('SANDBOX_SECRET'),
    ...trialSettings(env, { databaseUrl, publicUrl }),
    traits: {
      hiddenAddressUserIds: ids,
      agentStores: env.list('AGENT_STORES', 'pommeta'),
      directOnlyStores: env.list('DIRECT_ONLY_STORES', 'tahseelsahabatilmu'),
    },
  };
}
