import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../shared/tooling/deploy/deploy-dir.mjs';
import { deployedParts } from '../shared/tooling/deploy/packages.mjs';
import { activate, versionDir } from '../shared/tooling/deploy/registry-file.mjs';
import { sourceVersion } from '../shared/tooling/deploy/source-version.mjs';

function build(packageDir, version) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', '../shared/tooling/deploy/build.mjs'], {
      cwd: join(repositoryRoot, packageDir),
      env: { ...process.env, NODE_ENV: 'production', LAPAK_VERSION: version },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve(undefined) : reject(new Error(`${packageDir} could not be built`)),
    );
  });
}

/** Builds the parts whose current sources have no version folder yet, two at a time, and makes them current. */
export async function buildMissing() {
  const versions = deployedParts().map((entry) => ({ ...entry, version: sourceVersion(entry.packageDir) }));
  const queue = versions.filter(({ part, version }) => !existsSync(versionDir(part, version)));
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await build(next.packageDir, next.version);
  };
  await Promise.all([worker(), worker()]);
  for (const { part, version } of versions) activate(part, version);
}
