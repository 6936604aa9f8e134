import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostScriptsConfig } from '../webpack/bundles.mjs';
import { hostClientConfig, hostServerConfig } from '../webpack/host.mjs';
import { remoteClientConfig, remoteServerConfig } from '../webpack/remote.mjs';
import { usedRuntimeNames } from '../webpack/runtime-names.mjs';
import { checkBrowsers } from './browser-check.mjs';
import { checkBudget } from './budget.mjs';
import { compressFolder } from './compress.mjs';
import { repositoryRoot, versionDir } from './deploy-dir.mjs';
import { placeVersion } from './place-version.mjs';
import { writeReleaseFacts } from './release-facts.mjs';
import { runWebpack } from './run-webpack.mjs';
import { writeTypes } from './types.mjs';

/** What every page needs at once that came without a painted view: the kept cart and the way to the API. */
const UNPAINTED_CHUNKS = ['persist', 'http'];

/**
 * Writes `assets.json` for the server that composes the document: the entry's files, in order, and the scripts that a page
 * needs besides when it is not painted.
 * @param {import('webpack').Stats} stats of the shell's build for browsers
 * @param {string} dir
 */
function writeHostAssets(stats, dir) {
  const { namedChunkGroups } = stats.toJson({ all: false, chunkGroups: true });
  const files = (chunk, ending) =>
    namedChunkGroups[chunk].assets.map(({ name }) => name).filter((name) => name.endsWith(ending));
  const js = files('main', '.js');
  const besides = new Set(UNPAINTED_CHUNKS.flatMap((chunk) => files(chunk, '.js')));
  const unpainted = [...besides].filter((file) => !js.includes(file));
  writeFileSync(join(dir, 'assets.json'), JSON.stringify({ js, css: files('main', '.css'), unpainted }));
}

async function buildHost(build) {
  const { root, outDir, serverDir } = build;
  const publicPath = `/assets/host/${build.version}/`;
  const [client] = await runWebpack([
    hostClientConfig({ root, outDir, publicPath }),
    hostScriptsConfig({ root, outDir }),
    hostServerConfig({ root, outDir: serverDir }),
  ]);
  writeHostAssets(client, outDir);
}

/** The names that it uses of the runtime package. */
async function buildRemote({ part, version, root, outDir, serverDir }) {
  const remote = { remote: part, version, root };
  const [[, server]] = await Promise.all([
    runWebpack([remoteClientConfig({ ...remote, outDir }), remoteServerConfig({ ...remote, outDir: serverDir })]),
    writeTypes({ part, version, root, dir: outDir }),
  ]);
  return usedRuntimeNames(server);
}

async function build({ part, packageDir, version, root, outDir, serverDir }) {
  const usedNames = await (part === 'host' ? buildHost : buildRemote)({ part, version, root, outDir, serverDir });
  checkBrowsers(outDir);
  await compressFolder(outDir);
  checkBudget(part, outDir, root);
  writeReleaseFacts({ part, packageDir, version, dir: outDir, usedNames });
}

/**
 * Builds a package into an immutable version folder of the deploy directory, and prints the version last. What is built depends on the working folder too, which is the repository's root.
 * @param {{ packageDir: string, version: string }} options packageDir: relative to the repository
 * @throws Error that says what is wrong with the sources
 */
export async function buildPart({ packageDir, version }) {
  const part = packageDir.replace(/^mfe-/, '');
  const target = versionDir(part, version);
  const outDir = `${target}.building-${process.pid}`;
  const remove = () => rmSync(outDir, { recursive: true, force: true });
  remove();
  try {
    const root = join(repositoryRoot, packageDir);
    await build({ part, packageDir, version, root, outDir, serverDir: `${outDir}/server` });
    placeVersion(outDir, target);
  } finally {
    remove();
  }
  console.log(`${part} ${version}`);
}
