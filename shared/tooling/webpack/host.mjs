import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { clientBundle, serverBundle } from './bundles.mjs';

const require = createRequire(import.meta.url);

/** The plugin that hands the federation runtime to the remotes requires its CommonJS form, a second copy of it. */
const oneRuntime = Object.fromEntries(
  ['@module-federation/runtime-core', '@module-federation/sdk'].map((name) => [
    `${name}$`,
    join(dirname(require.resolve(name)), 'index.js'),
  ]),
);

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
  };
}

/** The shell for the server: renders the document's body and hands its copy of the runtime package to the remotes' server bundles. */
export const hostServerConfig = ({ root, outDir }) =>
  serverBundle({ part: 'host', root, outDir, entry: './src/app/entry-server.tsx' });
