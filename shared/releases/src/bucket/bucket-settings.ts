import type { BucketSettings } from '@lapak/object-store/bucket';
import { ReleaseError } from '../release-error.ts';

/**
 * Reads the settings of the bucket for releases; null without `RELEASES_BUCKET`.
 * @throws ReleaseError naming a setting that is missing
 */
export function bucketSettings(env: Readonly<Record<string, string | undefined>>): BucketSettings | null {
  const bucket = env.RELEASES_BUCKET;
  if (!bucket) return null;
  const required = (name: string) => {
    const value = env[name];
    if (!value) throw new ReleaseError(`${name} must be set where RELEASES_BUCKET is`);
    return value;
  };
  return {
    bucket,
    endpoint: required('RELEASES_ENDPOINT').replace(/\/+$/, ''),
    region: env.RELEASES_REGION || 'us-east-1',
    accessKeyId: required('RELEASES_ACCESS_KEY_ID'),
    secretAccessKey: required('RELEASES_SECRET_ACCESS_KEY'),
  };
}
