// The rival of the federated shop: home and product detail in one bundle, drawn in the browser. Same loaders, same
// minimiser as the shell's own.
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFolder } from '@lapak/tooling/deploy/compress';
import { runWebpack } from '@lapak/tooling/deploy/run-webpack';
import { hostClientConfig } from '@lapak/tooling/webpack/host';
import { rules } from '@lapak/tooling/webpack/rules';

/** Builds into a folder of its own: the folder, and the names of the files that the document starts with. */
export async function buildSingleBundle() {
  const outDir = mkdtempSync(join(tmpdir(), 'lapak-bench-bundle-'));
  const root = dirname(fileURLToPath(import.meta.url));
  const shell = hostClientConfig({ root, outDir, publicPath: '/bundle/' });
  await runWebpack([
    {
      ...shell,
      name: 'single bundle',
      entry: { main: './entry.tsx' },
      devtool: false,
      module: { rules: rules({ packageName: 'bench', mode: 'production', target: 'client' }) },
      plugins: shell.plugins.filter((plugin) => plugin.constructor.name !== 'ModuleFederationPlugin'),
    },
  ]);
  await compressFolder(outDir);
  const first = (ending) =>
    readdirSync(outDir).find((name) => name.startsWith('main.') && name.endsWith(ending)) ?? '';
  return { outDir, script: first('.js'), style: first('.css') };
}
