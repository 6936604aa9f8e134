import { execFileSync } from 'node:child_process';
import { hostname, userInfo } from 'node:os';
import { CommanderError } from 'commander';
import { deployDir, repositoryRoot } from '@lapak/tooling/deploy/deploy-dir';
import { deployedParts } from '@lapak/tooling/deploy/packages';
import { sourceVersion } from '@lapak/tooling/deploy/source-version';
import { bucketSettings } from '../src/bucket/bucket-settings.ts';
import { releaseProgram } from '../src/command/program.ts';
import { ReleaseError } from '../src/release-error.ts';
import { openStorage } from '../src/storage/open-storage.ts';

/** Who gives a command: RELEASE_BY, git's user, or the account on this machine. */
function whoAmI() {
  if (process.env.RELEASE_BY) return process.env.RELEASE_BY;
  try {
    const options = { cwd: repositoryRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', ['config', 'user.email'], options).trim();
  } catch {
    return `${userInfo().username}@${hostname()}`;
  }
}

function versionOfSources(part) {
  const found = deployedParts().find((deployed) => deployed.part === part);
  return found ? sourceVersion(found.packageDir) : null;
}

/**
 * Runs one release command in this process.
 * @param {string[]} args the verb and what follows
 * @returns {Promise<number>} exit code: 1 when it was refused, 2 when it is no command
 */
export async function runRelease(args) {
  try {
    const program = releaseProgram({
      storage: openStorage(bucketSettings(process.env), deployDir()),
      who: whoAmI(),
      sourceVersion: versionOfSources,
      print: (line) => console.log(line),
    });
    for (const command of [program, ...program.commands]) command.exitOverride();
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof ReleaseError)) throw error;
    console.error(error.message);
    return 1;
  }
}
