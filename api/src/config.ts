import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StaticDecode, TObject } from 'typebox';
import type { BucketSettings } from '@lapak/object-store/bucket';
import { apiSettings } from './settings/api-settings.ts';
import { ConfigError } from './settings/config-error.ts';
import { readSettings, type Environment } from './settings/read-settings.ts';

type Settings = StaticDecode<TObject<typeof apiSettings>>;

/** What the API runs with: its settings, and what follows from several of them. */
export type Config = ReturnType<typeof readConfig>;

function bucketOfFiles(settings: Settings): BucketSettings | null {
  const { s3Bucket: bucket, s3Region: region } = settings;
  if (bucket === undefined) return null;
  const required = (name: 's3Endpoint' | 's3AccessKeyId' | 's3SecretAccessKey') => {
    const value = settings[name];
    if (value === undefined)
      throw new ConfigError(`${apiSettings[name].variable} wajib diisi bila S3_BUCKET diisi`);
    return value;
  };
  return {
    bucket,
    endpoint: required('s3Endpoint'),
    region,
    accessKeyId: required('s3AccessKeyId'),
    secretAccessKey: required('s3SecretAccessKey'),
  };
}

/** Addresses that only the machine itself can reach. */
const LOCAL_HOST = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/** A shop with the embedded database and no public address: a trial on the visitor's own machine. */
const isPlainlyTried = ({ databaseUrl, publicUrl }: Settings) =>
  databaseUrl === undefined && (publicUrl === undefined || LOCAL_HOST.test(new URL(publicUrl).hostname));

/**
 * Whether the shop is being tried (payments by the sandbox, where anybody can press pay, and the demo shopper, whose
 * password is public) and whether it gets the demo stores.
 * @throws ConfigError when the demo would be open to the public without `TRIAL=1`, or payments would go to a simulated provider
 */
function trialSettings(settings: Settings) {
  const { trial = isPlainlyTried(settings), demoStores = trial } = settings;
  if (demoStores && !trial) {
    throw new ConfigError(
      'DEMO_STORES=1 akan membuka pembeli demo, yang kata sandinya diketahui semua orang, di toko yang dapat dijangkau ' +
        'umum (DATABASE_URL atau PUBLIC_URL diisi). Hapus DEMO_STORES, atau setel TRIAL=1 bila toko ini hanya untuk dicoba',
    );
  }
  for (const [name, provider] of [
    ['midtransUrl', 'Midtrans'],
    ['rajaongkirUrl', 'RajaOngkir'],
  ] as const)
    if (settings[name] !== undefined && !trial)
      throw new ConfigError(
        `${apiSettings[name].variable} menggantikan ${provider} dengan penyedia tiruan, hanya untuk mencoba. Hapus, atau setel TRIAL=1`,
      );
  return { trial, demoStores };
}

/** Folder of built versions and of the registry; this machine's copy of them when releases are in a bucket. */
export const deployDirOf = ({ deployDir }: Pick<Settings, 'deployDir'>): string =>
  path.resolve(deployDir ?? fileURLToPath(new URL('../../deploy', import.meta.url)));

/**
 * Settings from the environment, with defaults for everything.
 * @throws ConfigError naming the setting that is wrong
 */
export function readConfig(environment: Environment = process.env) {
  const settings = readSettings(apiSettings, environment);
  const { port, publicUrl = `http://localhost:${port}`, storeSessions, databasePool } = settings;
  return {
    ...settings,
    publicUrl,
    deployDir: deployDirOf(settings),
    /** Orders of one store: how many at a time have a session of the database, and how long one waits for its turn. */
    orderQueue: {
      // Never more than half of the pool, whatever is set.
      atOnce: Math.max(1, Math.min(storeSessions, Math.floor(databasePool / 2))),
      waitMs: settings.orderWaitMs,
    },
    s3: bucketOfFiles(settings),
    ...trialSettings(settings),
  };
}
