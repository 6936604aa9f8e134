// Builds the package of the current folder into an immutable version folder of the deploy directory. Does nothing when
// that version is there already. Prints the version last.
import { existsSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { hostInlineConfig } from '../webpack/bundles.mjs';
import { hostClientConfig, hostServerConfig } from '../webpack/host.mjs';
import { remoteClientConfig, remoteServerConfig } from '../webpack/remote.mjs';
import { OfferedRuntimeNamesPlugin, UsedRuntimeNamesPlugin } from '../webpack/runtime-names-plugin.mjs';
import { checkBrowsers } from './browser-check.mjs';
import { checkBudget } from './budget.mjs';
import { compressFolder } from './compress.mjs';
import { versionDir } from './deploy-dir.mjs';
import { placeVersion } from './place-version.mjs';
import { writeReleaseFacts } from './release-facts.mjs';
import { runWebpack } from './run-webpack.mjs';
import { sourceVersion } from './source-version.mjs';
import { writeTypes } from './types.mjs';

process.env.NODE_ENV = 'production';

const root = process.cwd();
const packageDir = basename(root);
const part = packageDir.replace(/^mfe-/, '');
const version = process.env.LAPAK_VERSION ?? sourceVersion(packageDir);
const target = versionDir(part, version);

const outDir = `${target}.building-${process.pid}`;

async function build() {
  const serverDir = `${outDir}/server`;
  const options = { root, version, remote: part };
  const runtimeNames = new Set();
  const configurations =
    part === 'host'
      ? [hostClientConfig({ ...options, outDir, publicPath: `/assets/host/${version}/` }), hostInlineConfig({ root, outDir }), hostServerConfig({ ...options, outDir: serverDir })]
      : [remoteClientConfig({ ...options, outDir }), remoteServerConfig({ ...options, outDir: serverDir })];
  const namesPlugin = part === 'host' ? OfferedRuntimeNamesPlugin : UsedRuntimeNamesPlugin;
  for (const { plugins } of configurations) plugins.push(new namesPlugin(runtimeNames));
  await Promise.all([
    runWebpack(configurations),
    part === 'host' || writeTypes({ part, version, root, dir: outDir }),
  ]);
  checkBrowsers(outDir);
  await compressFolder(outDir);
  checkBudget(part, outDir, root);
  writeReleaseFacts({ part, packageDir, version, dir: outDir, runtimeNames });
  placeVersion(outDir, target);
}

if (!existsSync(target)) {
  const remove = () => rmSync(outDir, { recursive: true, force: true });
  remove();
  try {
    await build();
  } finally {
    remove();
  }
}
console.log(`${part} ${version}`);
