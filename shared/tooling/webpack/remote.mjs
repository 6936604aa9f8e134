import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { remoteModules } from '@lapak/contracts/remote-modules';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { compileAhead } from './compile-ahead.mjs';
import { clientTarget } from '../browsers/targets.mjs';
import { minimizers } from './optimization.mjs';
import { resolve, rules, withoutMomentLocales } from './rules.mjs';
import { sharedModules } from './shared-modules.mjs';

const kebab = (name) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

/** `ProductDetail` is in `src/pages/product-detail/product-detail-page.tsx`. */
export const pageFile = (moduleName) => `./src/pages/${kebab(moduleName)}/${kebab(moduleName)}-page.tsx`;

/** Global name of one version's container: two versions of a remote can be on a page at once. */
export const containerName = (remote, version) => `lapak_${remote}_${version.replace(/[^A-Za-z0-9]/g, '_')}`;

const REMOTE_ENTRY = 'remote-entry.js';

/** Module name to the name of its chunk. */
const pageChunks = (remote) => Object.fromEntries(remoteModules[remote].map((name) => [name, kebab(name)]));

const exposes = (remote) =>
  Object.fromEntries(
    Object.entries(pageChunks(remote)).map(([name, chunk]) => [
      `./${name}`,
      { import: pageFile(name), name: chunk },
    ]),
  );

/**
 * The browser build of a remote: one container and its pages, into an immutable version folder.
 * @param {{ remote: string, version: string, root: string, outDir: string, mode?: 'production' | 'development' }} options
 */
export function remoteClientConfig({ remote, version, root, outDir, mode = 'production' }) {
  const name = containerName(remote, version);
  const production = mode === 'production';
  return {
    name: `${remote} client`,
    mode,
    context: root,
    entry: {},
    target: clientTarget,
    devtool: production ? 'hidden-source-map' : 'eval-cheap-module-source-map',
    output: {
      path: outDir,
      publicPath: 'auto',
      uniqueName: name,
      filename: '[name].js',
      chunkFilename: '[name].js',
      crossOriginLoading: 'anonymous',
      clean: false,
    },
    resolve,
    module: { rules: rules({ packageName: remote, mode, target: 'client' }) },
    optimization: {
      minimizer: minimizers,
      chunkIds: production ? 'deterministic' : 'named',
      splitChunks: { chunks: 'async', minSize: 85000 },
    },
    plugins: [
      ...(production ? [compileAhead()] : []),
      withoutMomentLocales(),
      new MiniCssExtractPlugin({
        filename: '[name].css',
        chunkFilename: '[name].css',
        ignoreOrder: true,
      }),
      new ModuleFederationPlugin({
        name,
        filename: REMOTE_ENTRY,
        exposes: exposes(remote),
        shared: sharedModules('remote'),
        shareStrategy: 'loaded-first',
        dts: false,
        experiments: { externalRuntime: true, optimization: { target: 'web' } },
      }),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

/**
 * The server build of the same pages: plain CommonJS in one file, with React and the runtime package from the host.
 * @param {{ remote: string, version: string, root: string, outDir: string, mode?: string }} options
 */
export function remoteServerConfig({ remote, root, outDir, mode = 'production' }) {
  return {
    name: `${remote} server`,
    mode,
    context: root,
    entry: { server: './src/exposes.ts' },
    target: 'node20',
    devtool: false,
    output: {
      path: outDir,
      filename: 'server.cjs',
      library: { type: 'commonjs2' },
      uniqueName: `${remote}-server`,
    },
    externalsType: 'commonjs',
    externals: [/^react($|\/)/, /^react-dom($|\/)/, '@lapak/runtime'],
    resolve,
    module: { rules: rules({ packageName: remote, mode, target: 'server' }) },
    optimization: { minimize: false, splitChunks: false },
    plugins: [withoutMomentLocales(), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}
