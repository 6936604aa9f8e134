import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { clientTarget, styleTargets } from '../browsers/targets.mjs';
import { resolve, rules, withoutMomentLocales } from './rules.mjs';
import { sharedModules } from './shared-modules.mjs';

/**
 * Without processes of their own: what they call has threads. Lightning CSS also lowers what the served browsers lack in styles, media ranges and nesting among it.
 */
const minimizer = [
  new TerserPlugin({
    parallel: false,
    minify: TerserPlugin.swcMinify,
    terserOptions: { compress: { passes: 2 } },
    extractComments: false,
  }),
  new CssMinimizerPlugin({
    parallel: false,
    minify: CssMinimizerPlugin.lightningCssMinify,
    minimizerOptions: { targets: styleTargets },
  }),
];

/**
 * Hints to the browser that all functions of a script are called when it loads, so that it compiles them off the main
 * thread during the download, instead of one by one when each is first called (ADR 11). It must be the script's beginning,
 * which is why it is written after minification.
 */
const compileAhead = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad\n',
    raw: true,
    test: /\.js$/,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

/**
 * What the browser builds of the shell and of the remotes have in common.
 * @param {{ part: string, root: string, outDir: string, publicPath: string, mode: string, federation: object }} options
 *   federation: options of the plugin
 */
export function clientBundle({ part, root, outDir, publicPath, mode, federation }) {
  const production = mode === 'production';
  return {
    name: `${part} client`,
    mode,
    context: root,
    target: clientTarget,
    devtool: production ? 'hidden-source-map' : 'eval-cheap-module-source-map',
    stats: 'errors-warnings',
    // Sizes have budgets of their own (`deploy/budget.mjs`).
    performance: false,
    output: { path: outDir, publicPath, uniqueName: federation.name },
    resolve,
    module: { rules: rules({ packageName: part, mode, target: 'client' }) },
    optimization: { minimizer },
    plugins: [
      ...(production ? [compileAhead()] : []),
      withoutMomentLocales(),
      new MiniCssExtractPlugin({ ignoreOrder: true }),
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

/** Imports of modules that are loaded later become part of the file. */
const inOneFile = { javascript: { dynamicImportMode: 'eager' } };

/**
 * A part's build for the server: plain CommonJS in one file, with React from the server.
 * @param {{ part: string, root: string, outDir: string, entry: string, externals?: string[] }} options
 */
export const serverBundle = ({ part, root, outDir, entry, externals = [] }) => ({
  name: `${part} server`,
  mode: 'production',
  context: root,
  entry: { server: entry },
  target: 'node20',
  output: { path: outDir, filename: 'server.cjs', library: { type: 'commonjs2' } },
  externals: [/^react($|\/)/, /^react-dom($|\/)/, ...externals],
  resolve,
  module: { rules: rules({ packageName: part, mode: 'production', target: 'server' }), parser: inOneFile },
  optimization: { minimize: false },
  plugins: [withoutMomentLocales()],
});

/**
 * Scripts of the host that are whole in one file each: those that the server puts into documents, `inline-NAME-document.js`, with one
 * more for documents of development, and the console's service worker.
 * @param {{ root: string, outDir: string, mode?: 'production' | 'development' }} options
 */
export function hostScriptsConfig({ root, outDir, mode = 'production' }) {
  const documents = ['every', 'painted', ...(mode === 'development' ? ['development'] : [])];
  return {
    name: 'host scripts',
    mode: 'production',
    context: root,
    entry: {
      ...Object.fromEntries(
        documents.map((name) => [`inline-${name}-document`, `./src/inline/${name}-document.ts`]),
      ),
      'console-worker': './src/console-worker.ts',
    },
    target: clientTarget,
    output: { path: outDir, filename: '[name].js' },
    resolve,
    module: {
      rules: rules({ packageName: 'host', mode: 'production', target: 'client' }),
      parser: inOneFile,
    },
    optimization: { minimizer },
  };
}
