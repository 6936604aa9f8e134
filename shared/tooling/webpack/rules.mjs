import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { scriptTargets } from '../browsers/targets.mjs';

/** Module resolution of every bundle. */
export const resolve = {
  extensions: ['.ts', '.tsx', '...'],
  // moment's locales require this file; its ES build would be a second copy, without their words.
  alias: { moment$: 'moment/moment.js' },
};

/** moment without its locales; what formats dates imports the Indonesian one itself. */
export const withoutMomentLocales = () =>
  new webpack.IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ });

/**
 * Class names are the same in the client's and the server's build of one package, and never those of another package:
 * the file's path is part of each.
 */
const cssModules = (packageName, server, production) => ({
  loader: 'css-loader',
  options: {
    modules: {
      auto: true,
      exportOnlyLocals: server,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      // Short, because every card of a page has these names, in its HTML and in the scripts.
      localIdentName: production
        ? `${packageName.charAt(0)}[hash:base64:6]`
        : `${packageName}-[name]-[local]-[hash:base64:4]`,
      localIdentContext: new URL('../../..', import.meta.url).pathname,
    },
  },
});

/**
 * Loaders for TypeScript and CSS.
 * @param {{ packageName: string, mode: string, target: 'client' | 'server' }} options
 */
export function rules({ packageName, mode, target }) {
  const server = target === 'server';
  const development = mode === 'development';
  return [
    {
      test: /\.[jt]sx?$/,
      exclude: /node_modules/,
      use: {
        loader: 'swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', development, refresh: development && !server } },
            ...(server && { target: 'es2023' }),
          },
          ...(!server && { env: { targets: scriptTargets, bugfixes: true } }),
        },
      },
    },
    {
      test: /\.css$/,
      use: server
        ? [cssModules(packageName, true, !development)]
        : [
            development ? 'style-loader' : MiniCssExtractPlugin.loader,
            cssModules(packageName, false, !development),
          ],
    },
  ];
}
