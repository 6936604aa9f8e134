import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWebpack } from '../deploy/run-webpack.mjs';
import { usedRuntimeNames } from './runtime-names.mjs';

let dir;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'lapak-names-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

async function usedBy(files) {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(dir, name), content);
  const [stats] = await runWebpack([
    {
      name: 'checkout server',
      mode: 'production',
      target: 'node20',
      context: dir,
      entry: './page.js',
      output: { path: join(dir, 'out'), library: { type: 'commonjs2' } },
      externals: ['@lapak/runtime'],
    },
  ]);
  return usedRuntimeNames(stats);
}

it('finds exactly the names that a remote uses', async () => {
  const files = {
    'package.json': '{ "sideEffects": false }',
    'page.js':
      "import { used } from './some.js';\nimport { baseApi as api, unused } from '@lapak/runtime';\nexport { Link } from '@lapak/runtime';\nexport default () => [used(), api.endpoints.list];\nexport const later = () => import('./later.js');",
    'some.js':
      "import { useParams, hasToken } from '@lapak/runtime';\nexport const used = () => useParams();\nexport const dropped = () => hasToken();\nexport { beyond } from './beyond.js';",
    'beyond.js': "import { useGoBack } from '@lapak/runtime';\nexport const beyond = () => useGoBack();",
    'later.js': "import { useHydrated } from '@lapak/runtime';\nexport default () => useHydrated();",
  };
  expect(await usedBy(files)).toEqual(['Link', 'baseApi', 'useHydrated', 'useParams']);
});

it('a remote that uses none has none', async () => {
  expect(await usedBy({ 'page.js': 'export default () => 1;' })).toEqual([]);
});

it('refuses a remote that uses the package as a whole', async () => {
  const files = { 'page.js': "import * as all from '@lapak/runtime';\nexport default (name) => all[name];" };
  await expect(usedBy(files)).rejects.toThrow('checkout server uses @lapak/runtime as a whole');
});
