import { availableParallelism } from 'node:os';
import { deployDirOf } from '@lapak/api/config';
import { ConfigError } from '@lapak/api/settings/config-error';
import { readSettings, type Environment } from '@lapak/api/settings/read-settings';
import { healthRules, type HealthRules } from './rollout/version-health.ts';
import { bucketSettings } from '@lapak/releases/bucket/bucket-settings';
import { ReleaseError } from '@lapak/releases/release-error';
import { settings as table } from './settings.ts';

/** What the server runs with: the settings, and what follows from several of them. */
export type HostConfig = ReturnType<typeof readHostConfig>;

/** Processor time that evaluating a version of the shell may take before it counts as looping; it takes a tenth of a second. */
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
export function readHostConfig(environment: Environment) {
  const settings = readSettings(table, environment);
  const { apiUrl, apiSecret = '' } = settings;
  if (apiUrl !== undefined && apiSecret === '')
    throw new ConfigError('API_SECRET wajib diisi bila API_URL diisi: sama di sini dan di proses API');
  const health: HealthRules = {
    ...healthRules,
    minFailures: settings.withdrawAfterFailures || Infinity,
    provenAfterMs: settings.provenAfterMs,
  };
  return {
    ...settings,
    deployDir: deployDirOf(settings),
    /** Never empty when there is an `apiUrl`. */
    apiSecret,
    releasesBucket: releasesBucket(environment),
    renderWorkers: settings.renderWorkers ?? Math.max(1, availableParallelism() - 1),
    hostProbeMs: HOST_PROBE_MS,
    /** When a version counts as bad, and when as proven. */
    health,
  };
}
