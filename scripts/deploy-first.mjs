import { bucketSettings } from '../shared/releases/src/bucket/bucket-settings.ts';
import { firstDeploy } from '../shared/releases/src/command/first-deploy.ts';
import { ReleaseError } from '../shared/releases/src/release-error.ts';
import { openStorage } from '../shared/releases/src/storage/open-storage.ts';
import { BuildError, buildParts } from '../shared/tooling/deploy/build-parts.mjs';
import { deployDir } from '../shared/tooling/deploy/deploy-dir.mjs';
import { sourceVersions } from '../shared/tooling/deploy/source-version.mjs';

/**
 * Builds and deploys what was never deployed; what is deployed changes by the release command alone. When it cannot be
 * known what is deployed, it says so, and a host goes on with what it has. A build that fails ends the process.
 * @param {string} who for the log
 * @returns {Promise<string[]>} parts whose sources are not what is deployed
 */
export async function deployFirst(who) {
  try {
    const storage = openStorage(bucketSettings(process.env), deployDir());
    return await firstDeploy(storage, sourceVersions(), who, buildParts);
  } catch (error) {
    if (!(error instanceof ReleaseError || error instanceof BuildError)) throw error;
    console.error(error.message);
    if (error instanceof BuildError) process.exit(1);
    return [];
  }
}
