import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

const require = createRequire(import.meta.url);
const rootOf = (name, from = require) => {
  const entry = from.resolve(name);
  return entry.slice(0, entry.lastIndexOf(`/${name}/`) + name.length + 1);
};

const ours = (file) => fileURLToPath(new URL(`../federation/${file}`, import.meta.url));

const enhanced = createRequire(join(rootOf('@module-federation/enhanced'), 'package.json'));
const bundlerRuntime = createRequire(
  join(rootOf('@module-federation/runtime-tools', enhanced), 'package.json'),
).resolve('@module-federation/webpack-bundler-runtime/bundler');

/**
 * The federation runtime is imported and required by different parts of itself, which would put it into the bundle
 * twice, once of each module kind. This sends both to the ES modules.
 */
export function oneFederationRuntime() {
  const runtime = createRequire(join(rootOf('@module-federation/runtime', enhanced), 'package.json'));
  const alias = {
    '@module-federation/runtime$': join(rootOf('@module-federation/runtime', enhanced), 'dist/index.js'),
  };
  for (const name of [
    '@module-federation/runtime-core',
    '@module-federation/sdk',
    '@module-federation/error-codes',
  ]) {
    const root = rootOf(
      name,
      name.endsWith('error-codes')
        ? createRequire(join(rootOf('@module-federation/runtime-core', runtime), 'package.json'))
        : runtime,
    );
    alias[`${name}$`] = join(root, name.endsWith('error-codes') ? 'dist/index.mjs' : 'dist/index.js');
  }
  alias['federation-core'] = join(rootOf('@module-federation/runtime-core', runtime), 'dist');
  return alias;
}

/**
 * Leaves out of the shell's copy what needs a manifest in the browser (ours are read on the server) and the sentences of
 * its errors, which carry a number besides.
 */
export const withoutUnusedParts = () => [
  new webpack.NormalModuleReplacementPlugin(/\/snapshot\/SnapshotHandler\.js$/, ours('no-snapshot.js')),
  new webpack.NormalModuleReplacementPlugin(/\/desc\.mjs$/, (resource) => {
    if (resource.context.includes('error-codes')) resource.request = ours('no-error-texts.js');
  }),
  new webpack.NormalModuleReplacementPlugin(/\/utils\/preload\.js$/, (resource) => {
    if (resource.context.includes('runtime-core')) resource.request = ours('no-preload.js');
  }),
];

/** A remote's container uses the federation runtime that the shell has put on the page, and ships none. */
export const federationFromHost = () => ({ [bundlerRuntime]: ours('from-host.js') });
