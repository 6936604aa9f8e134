import { firstDeploy } from '../shared/releases/src/command/first-deploy.ts';
import { createFolderStorage } from '../shared/releases/src/storage/folder-storage.ts';
import { deployDir } from '../shared/tooling/deploy/deploy-dir.mjs';
import { buildMissing, sourceVersions } from './build-parts.mjs';

/**
 * Builds and deploys what was never deployed; what is deployed changes by the release command alone.
 * @param {string} who for the log
 * @returns {Promise<string[]>} parts whose sources are not what is deployed
 */
export const deployFirst = (who) =>
  firstDeploy(createFolderStorage(deployDir()), sourceVersions(), who, buildMissing);
