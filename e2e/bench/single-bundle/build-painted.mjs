// The other rival of the federated shop: the shell and the pages of home and product in one build, which hydrates the same
// painted documents. Same sources, loaders and minimiser; the federation is the only difference.
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFolder } from '@lapak/tooling/deploy/compress';
import { runWebpack } from '@lapak/tooling/deploy/run-webpack';
import { hostClientConfig } from '@lapak/tooling/webpack/host';
import { rules } from '@lapak/tooling/webpack/rules';
import webpack from 'webpack';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const inHost = /[\\/]host[\\/]src[\\/]/;

/** Names of classes as the documents have them; the styles themselves are in the documents. */
const classesOf = (packageName, files) => ({
  ...rules({ packageName, mode: 'production', target: 'server' })[1],
  ...files,
});

/** Builds into a folder of its own: the folder, and the script of a chunk by its name. */
export async function buildPaintedBundle() {
  const outDir = mkdtempSync(join(tmpdir(), 'lapak-bench-painted-'));
  const shell = hostClientConfig({ root: here('../../../host'), outDir, publicPath: '/bundle/' });
  const [scripts] = rules({ packageName: 'host', mode: 'production', target: 'client' });
  await runWebpack([
    {
      ...shell,
      name: 'painted bundle',
      devtool: false,
      // As in a remote's build, so that a page is one file.
      optimization: { ...shell.optimization, splitChunks: { chunks: 'async', minSize: 80_000 } },
      module: {
        rules: [
          scripts,
          classesOf('host', { include: inHost }),
          classesOf('storefront', { exclude: inHost }),
        ],
      },
      plugins: [
        ...shell.plugins.filter((plugin) => plugin.constructor.name !== 'ModuleFederationPlugin'),
        new webpack.NormalModuleReplacementPlugin(
          /\/remotes\/(federated-page-source|federation)\.ts$/,
          here('./one-build-pages.ts'),
        ),
      ],
    },
  ]);
  await compressFolder(outDir);
  const script = (chunk) =>
    readdirSync(outDir).find((name) => name.startsWith(`${chunk}.`) && name.endsWith('.js')) ?? '';
  return { outDir, script };
}
