import path from 'node:path';
import type { BucketSettings } from '@lapak/object-store/bucket';
import type { TraitSettings } from './modules/store/store-traits.ts';
import type { LoadLimits } from './process/shed-load.ts';
import { apiSettings } from './settings/api-settings.ts';
import { ConfigError } from './settings/config-error.ts';
import { readSettings, type Environment } from './settings/read-settings.ts';

/** What the API's settings come to. */
export interface Config {
  host: string;
  port: number;
  /** When the process ends: for how long it takes requests after `/healthz` has turned 503. */
  drainLeadMs: number;
  /** Address that shoppers reach the shop at, without a slash at the end. */
  publicUrl: string;
  dataDir: string;
  /** Null = the embedded database in `dataDir`. */
  databaseUrl: string | null;
  databasePool: number;
  /** For how long an unreachable PostgreSQL server is retried at the start. */
  databaseWaitMs: number;
  smtpUrl: string | null;
  mailFrom: string;
  /** Where sellers ask for a store, on the front page; null = not told. */
  contactEmail: string | null;
  s3: BucketSettings | null;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** Proxies in front that are trusted to report the client's address. */
  trustedProxies: number;
  /** For how long a request may stay unfinished. */
  requestTimeoutMs: number;
  /** Beyond which the process takes no more requests. */
  load: LoadLimits;
  /** Bearer token that allows reading `/metrics`; null: callers on this machine. */
  metricsToken: string | null;
  /** Known to the servers in front that run elsewhere; their word about a visitor's address counts. */
  apiSecret: string | null;
  /** Multiplies every rate limit; 0 switches them off. */
  rateLimitFactor: number;
  /** Multiplies what a buyer or a network address may hold in unpaid orders; 0 switches the limits off. */
  holdLimitFactor: number;
  /** For how many days proofs of payment and identity pictures of orders that have ended are kept. */
  proofDays: number;
  /** How large the folder of resized pictures may get. */
  pictureCacheBytes: number;
  /** Orders of one store: how many at a time have a session of the database, and how long one waits for its turn. */
  orderQueue: { atOnce: number; waitMs: number };
  /** How long an unpaid order holds its stock. */
  orderLifetimeMs: number;
  /** How long a public answer may be served from memory when another process changed the store and could not notify. */
  cacheMs: number;
  /**
   * Whether the shop is being tried: payments by the sandbox, where anybody can press pay, and the demo shopper, whose
   * password is public, are on.
   */
  trial: boolean;
  /** Signs the sandbox's messages; null = a random one of this process. */
  sandboxSecret: string | null;
  /** Whether the demo stores and the demo shopper are brought in when they are not there. */
  demoStores: boolean;
  traits: TraitSettings;
}

const HOUR_MS = 3_600_000;

export const withoutSlash = (address: string | undefined) => address?.replace(/\/+$/, '') ?? null;

type Settings = ReturnType<typeof readSettings<typeof apiSettings>>;

const MB = 1024 * 1024;

export const loadLimits = (
  settings: Pick<Settings, 'MAX_EVENT_LOOP_DELAY_MS' | 'MAX_HEAP_MB' | 'MAX_RSS_MB'>,
): LoadLimits => ({
  maxEventLoopDelayMs: settings.MAX_EVENT_LOOP_DELAY_MS,
  maxHeapBytes: settings.MAX_HEAP_MB * MB,
  maxRssBytes: settings.MAX_RSS_MB * MB,
});

function s3Settings(settings: Settings): BucketSettings | null {
  const { S3_BUCKET: bucket, S3_REGION: region } = settings;
  if (bucket === undefined) return null;
  const required = (name: 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY') => {
    const value = settings[name];
    if (value === undefined) throw new ConfigError(`${name} wajib diisi bila S3_BUCKET diisi`);
    return value;
  };
  return {
    bucket,
    endpoint: required('S3_ENDPOINT'),
    region,
    accessKeyId: required('S3_ACCESS_KEY_ID'),
    secretAccessKey: required('S3_SECRET_ACCESS_KEY'),
  };
}

/** Addresses that only the machine itself can reach. */
const LOCAL_HOST = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/** A shop with the embedded database and no public address: a trial on the visitor's own machine. */
const isPlainlyTried = (databaseUrl: string | null, publicUrl: string | null) =>
  databaseUrl === null && (publicUrl === null || LOCAL_HOST.test(new URL(publicUrl).hostname));

/**
 * `TRIAL` sets explicitly that a shop is for trying although it can be reached by others, or that it is not.
 * @throws ConfigError when the demo would be open to the public without that word
 */
function trialSettings(settings: Settings): Pick<Config, 'trial' | 'demoStores'> {
  const { TRIAL, DEMO_STORES, DATABASE_URL = null, PUBLIC_URL = null } = settings;
  const trial = TRIAL === undefined ? isPlainlyTried(DATABASE_URL, PUBLIC_URL) : TRIAL === 1;
  const demoStores = DEMO_STORES === undefined ? trial : DEMO_STORES === 1;
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
  const settings = readSettings(apiSettings, environment);
  return {
    host: settings.HOST,
    port: settings.PORT,
    proofDays: settings.PROOF_DAYS,
    pictureCacheBytes: settings.PICTURE_CACHE_MB * MB,
    drainLeadMs: settings.DRAIN_LEAD_SECONDS * 1_000,
    publicUrl: withoutSlash(settings.PUBLIC_URL) ?? `http://localhost:${settings.PORT}`,
    dataDir: path.resolve(settings.DATA_DIR),
    databaseUrl: withoutSlash(settings.DATABASE_URL),
    databasePool: settings.DATABASE_POOL,
    orderQueue: {
      // Never more than half of the pool, whatever is set.
      atOnce: Math.max(1, Math.min(settings.STORE_SESSIONS, Math.floor(settings.DATABASE_POOL / 2))),
      waitMs: settings.ORDER_WAIT_MS,
    },
    databaseWaitMs: settings.DATABASE_WAIT_SECONDS * 1_000,
    smtpUrl: withoutSlash(settings.SMTP_URL),
    mailFrom: settings.MAIL_FROM,
    contactEmail: settings.CONTACT_EMAIL ?? null,
    s3: s3Settings(settings),
    logLevel: settings.LOG_LEVEL,
    trustedProxies: settings.TRUSTED_PROXIES,
    requestTimeoutMs: settings.REQUEST_TIMEOUT_SECONDS * 1_000,
    load: loadLimits(settings),
    metricsToken: settings.METRICS_TOKEN ?? null,
    apiSecret: settings.API_SECRET ?? null,
    rateLimitFactor: settings.RATE_LIMIT_FACTOR,
    holdLimitFactor: settings.HOLD_LIMIT_FACTOR,
    orderLifetimeMs: settings.ORDER_LIFETIME_HOURS * HOUR_MS,
    cacheMs: settings.CACHE_SECONDS * 1_000,
    sandboxSecret: settings.SANDBOX_SECRET ?? null,
    ...trialSettings(settings),
    traits: {
      hiddenAddressUserIds: settings.HIDDEN_ADDRESS_USER_IDS,
      agentStores: settings.AGENT_STORES,
      directOnlyStores: settings.DIRECT_ONLY_STORES,
    },
  };
}
