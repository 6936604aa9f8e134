import { StartError } from '../lib/start-error.ts';

/** A setting that cannot be understood. */
export class ConfigError extends StartError {
  override name = 'ConfigError';
}
