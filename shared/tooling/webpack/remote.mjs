import { remoteModules } from '@lapak/contracts/remote-modules';
import { clientBundle, serverBundle } from './bundles.mjs';

const kebab = (name) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

/** `ProductDetail` is in `src/pages/product-detail/product-detail-page.tsx`. */
export const pageFile = (moduleName) => `./src/pages/${kebab(moduleName)}/${kebab(moduleName)}-page.tsx`;

/** Global name of one version's container: two versions of a remote can be on a page at once. */
const containerName = (remote, version) => `lapak_${remote}_${version.replace(/[^A-Za-z0-9]/g, '_')}`;

const exposes = (remote) =>
  Object.fromEntries(
    remoteModules[remote].map((name) => [`./${name}`, { import: pageFile(name), name: kebab(name) }]),
  );

/**
 * The browser build of a remote: one container and its pages, into an immutable version folder.
 * @param {{ remote: string, version: string, root: string, outDir: string, mode?: 'production' | 'development' }} options
 */
export function remoteClientConfig({ remote, version, root, outDir, mode = 'production' }) {
  const federation = {
    name: containerName(remote, version),
    filename: 'remote-entry.js',
    exposes: exposes(remote),
    experiments: { externalRuntime: true },
  };
  const bundle = clientBundle({ part: remote, root, outDir, publicPath: 'auto', mode, federation });
  return {
    ...bundle,
    entry: {},
    output: { ...bundle.output, crossOriginLoading: 'anonymous' },
    // A page is one file, until what pages have in common is worth a request.
    optimization: { ...bundle.optimization, splitChunks: { minSize: 85000 } },
  };
}

/** The server build of the same pages, with the runtime package from the host. */
export const remoteServerConfig = ({ remote, root, outDir }) =>
  serverBundle({ part: remote, root, outDir, entry: './src/exposes.ts', externals: ['@lapak/runtime'] });
