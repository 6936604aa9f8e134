// Builds the package of the current folder into an immutable version folder of the deploy directory. Does nothing when
// that version is there already. Prints the version last.
import { existsSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { hostInlineConfig } from '../webpack/bundles.mjs';
import { hostClientConfig, hostServerConfig } from '../webpack/host.mjs';
import { remoteClientConfig, remoteServerConfig } from '../webpack/remote.mjs';
import { usedRuntimeNames } from '../webpack/runtime-names.mjs';
import { checkBrowsers } from './browser-check.mjs';
import { checkBudget } from './budget.mjs';
import { compressFolder } from './compress.mjs';
import { versionDir } from './deploy-dir.mjs';
import { writeHostAssets } from './host-assets.mjs';
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
const serverDir = `${outDir}/server`;

async function buildHost() {
  const publicPath = `/assets/host/${version}/`;
  const [client] = await runWebpack([
    hostClientConfig({ root, outDir, publicPath }),
    hostInlineConfig({ root, outDir }),
    hostServerConfig({ root, outDir: serverDir }),
  ]);
  writeHostAssets(client, outDir);
}

/** The names that it uses of the runtime package. */
async function buildRemote() {
  const remote = { remote: part, version, root };
  const [[, server]] = await Promise.all([
    runWebpack([remoteClientConfig({ ...remote, outDir }), remoteServerConfig({ ...remote, outDir: serverDir })]),
    writeTypes({ part, version, root, dir: outDir }),
  ]);
  return usedRuntimeNames(server);
}

async function build() {
  const usedNames = await (part === 'host' ? buildHost() : buildRemote());
  checkBrowsers(outDir);
  await compressFolder(outDir);
  checkBudget(part, outDir, root);
  writeReleaseFacts({ part, packageDir, version, dir: outDir, usedNames });
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
