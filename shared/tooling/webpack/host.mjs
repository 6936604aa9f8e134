import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import { clientBundle, serverBundle } from './bundles.mjs';

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
  const federation = { name: 'lapak_host', experiments: { provideExternalRuntime: true } };
  const bundle = clientBundle({ part: 'host', root, outDir, publicPath, mode, federation });
  return {
    ...bundle,
    entry: { main: './src/app/entry-client.tsx' },
    resolve: { ...bundle.resolve, alias: { ...bundle.resolve.alias, ...oneRuntime } },
    plugins: [...bundle.plugins, new EntryAssetsPlugin()],
  };
}

/** The shell for the server: renders the document's body and hands its copy of the runtime package to the remotes' server bundles. */
export const hostServerConfig = ({ root, outDir }) =>
  serverBundle({ part: 'host', root, outDir, entry: './src/app/entry-server.tsx' });
