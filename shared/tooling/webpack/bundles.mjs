import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { clientTarget } from '../browsers/targets.mjs';
import { compileAhead } from './compile-ahead.mjs';
import { minimizers } from './optimization.mjs';
import { resolve, rules, withoutMomentLocales } from './rules.mjs';
import { sharedModules } from './shared-modules.mjs';

const quiet = { performance: { hints: false }, stats: 'errors-warnings' };

/**
 * What the browser builds of the shell and of the remotes have in common.
 * @param {{ part: string, root: string, outDir: string, publicPath: string, mode: string, federation: object }} options
 *   federation: options of the plugin
 */
export function clientBundle({ part, root, outDir, publicPath, mode, federation }) {
  const production = mode === 'production';
  return {
    ...quiet,
    name: `${part} client`,
    mode,
    context: root,
    target: clientTarget,
    devtool: production ? 'hidden-source-map' : 'eval-cheap-module-source-map',
    output: {
      path: outDir,
      publicPath,
      uniqueName: federation.name,
      filename: '[name].js',
      chunkFilename: '[name].js',
    },
    resolve,
    module: { rules: rules({ packageName: part, mode, target: 'client' }) },
    optimization: { minimizer: minimizers },
    plugins: [
      ...(production ? [compileAhead()] : []),
      withoutMomentLocales(),
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css', ignoreOrder: true }),
      new ModuleFederationPlugin({
        ...federation,
        shared: sharedModules(part === 'host' ? 'host' : 'remote'),
        shareStrategy: 'loaded-first',
        dts: false,
        experiments: { ...federation.experiments, optimization: { target: 'web' } },
      }),
    ],
  };
}

/**
 * A part's build for the server: plain CommonJS in one file, with React from the server.
 * @param {{ part: string, root: string, outDir: string, mode?: string, entry: string, externals?: string[] }} options
 */
export const serverBundle = ({ part, root, outDir, mode = 'production', entry, externals = [] }) => ({
  ...quiet,
  name: `${part} server`,
  mode,
  context: root,
  entry: { server: entry },
  target: 'node20',
  devtool: false,
  output: {
    path: outDir,
    filename: 'server.cjs',
    library: { type: 'commonjs2' },
    uniqueName: `${part}-server`,
  },
  externalsType: 'commonjs',
  externals: [/^react($|\/)/, /^react-dom($|\/)/, ...externals],
  resolve,
  module: { rules: rules({ packageName: part, mode, target: 'server' }) },
  optimization: { minimize: false, splitChunks: false },
  plugins: [withoutMomentLocales(), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
});

const entriesOf = (names) => Object.fromEntries(names.map((name) => [name, `./src/inline/${name}.ts`]));

/**
 * The scripts that the server puts into documents: `inline-NAME.js`, each whole in one file. For documents of development
 * there is one more.
 * @param {{ root: string, outDir: string, mode?: 'production' | 'development' }} options
 */
export const hostInlineConfig = ({ root, outDir, mode = 'production' }) => ({
  ...quiet,
  name: 'host inline',
  mode: 'production',
  context: root,
  entry: entriesOf([
    'every-document',
    'painted-document',
    ...(mode === 'development' ? ['development-document'] : []),
  ]),
  target: clientTarget,
  devtool: false,
  output: { path: outDir, filename: 'inline-[name].js' },
  resolve,
  module: {
    rules: rules({ packageName: 'host', mode: 'production', target: 'client' }),
    // No second file.
    parser: { javascript: { dynamicImportMode: 'eager' } },
  },
  optimization: { minimizer: minimizers },
  plugins: [],
});
