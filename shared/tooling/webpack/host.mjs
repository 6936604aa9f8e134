import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { compileAhead } from './compile-ahead.mjs';
import { clientTarget } from '../browsers/targets.mjs';
import { minimizers } from './optimization.mjs';
import { resolve, rules } from './rules.mjs';
import { sharedModules } from './shared-modules.mjs';

/** What every page needs at once that came without a painted view: the kept cart and the way to the API. */
const UNPAINTED_CHUNKS = ['persist', 'http'];

const require = createRequire(import.meta.url);

/** The plugin that hands the federation runtime to the remotes requires its CommonJS form, a second copy of it. */
const oneRuntime = Object.fromEntries(
  ['@module-federation/runtime-core', '@module-federation/sdk'].map((name) => [
    `${name}$`,
    join(dirname(require.resolve(name)), 'index.js'),
  ]),
);

const scripts = (files) => files.filter((file) => file.endsWith('.js'));

/**
 * Writes `assets.json` for the server that composes the document: the entry's files, in order, and the scripts that a
 * page needs besides when it is not painted.
 */
class EntryAssetsPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('EntryAssets', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'EntryAssets', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const files = compilation.entrypoints.get('main').getFiles();
          const chunks = UNPAINTED_CHUNKS.flatMap(
            (name) => compilation.namedChunkGroups.get(name)?.getFiles() ?? [],
          );
          const assets = {
            js: scripts(files),
            css: files.filter((file) => file.endsWith('.css')),
            unpainted: [...new Set(scripts(chunks))].filter((file) => !files.includes(file)),
          };
          compilation.emitAsset('assets.json', new webpack.sources.RawSource(JSON.stringify(assets)));
        },
      );
    });
  }
}

/**
 * The browser build of the shell. The entry is synchronous and provides the shares eagerly: an asynchronous bootstrap
 * would cost a round trip.
 * @param {{ root: string, outDir: string, publicPath: string, mode?: 'production' | 'development' }} options
 */
export function hostClientConfig({ root, outDir, publicPath, mode = 'production' }) {
  const production = mode === 'production';
  return {
    name: 'host client',
    mode,
    context: root,
    entry: { main: './src/app/entry-client.tsx' },
    target: clientTarget,
    devtool: production ? 'hidden-source-map' : 'eval-cheap-module-source-map',
    output: {
      path: outDir,
      publicPath,
      uniqueName: 'lapak_host',
      filename: '[name].js',
      chunkFilename: '[name].js',
    },
    resolve: { ...resolve, alias: { ...resolve.alias, ...oneRuntime } },
    module: {
      rules: rules({ packageName: 'host', mode, target: 'client' }),
    },
    optimization: { minimizer: minimizers },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].css',
        chunkFilename: '[name].css',
        ignoreOrder: true,
      }),
      new ModuleFederationPlugin({
        name: 'lapak_host',
        shared: sharedModules('host'),
        shareStrategy: 'loaded-first',
        dts: false,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
      }),
      ...(production ? [compileAhead()] : []),
      new EntryAssetsPlugin(),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

/**
 * The shell for the server: renders the document's body and hands its copy of the runtime package to the remotes'
 * server bundles.
 * @param {{ root: string, outDir: string, mode?: string }} options
 */
export function hostServerConfig({ root, outDir, mode = 'production' }) {
  return {
    name: 'host server',
    mode,
    context: root,
    entry: { server: './src/app/entry-server.tsx' },
    target: 'node20',
    devtool: false,
    output: {
      path: outDir,
      filename: 'server.cjs',
      library: { type: 'commonjs2' },
      uniqueName: 'host-server',
    },
    externalsType: 'commonjs',
    externals: [/^react($|\/)/, /^react-dom($|\/)/],
    resolve,
    module: { rules: rules({ packageName: 'host', mode, target: 'server' }) },
    optimization: { minimize: false, splitChunks: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}
