import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { runWebpack } from '../deploy/run-webpack.mjs';
import { OfferedRuntimeNamesPlugin, UsedRuntimeNamesPlugin } from './runtime-names-plugin.mjs';

let dir;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'lapak-names-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const shared = new webpack.container.ModuleFederationPlugin({
  name: 'remote',
  filename: 'entry.js',
  exposes: { './page': './page.js' },
  shared: { '@lapak/runtime': { import: false, singleton: true, requiredVersion: '^0.1.0' } },
});
const onServer = { externals: { '@lapak/runtime': 'commonjs @lapak/runtime' } };
const builds = [
  ['in the browser, where the package is shared', { entry: {}, plugins: [shared] }],
  ["on the server, where it is the host's", onServer],
];

async function usedBy(files, { plugins = [], ...build }) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(dir, name, '..'), { recursive: true });
    writeFileSync(join(dir, name), content);
  }
  const names = new Set();
  await runWebpack([
    {
      mode: 'production',
      context: dir,
      optimization: { minimize: false },
      entry: { page: './page.js' },
      output: { path: join(dir, 'out'), library: { type: 'commonjs2' }, publicPath: '/' },
      ...build,
      plugins: [...plugins, new UsedRuntimeNamesPlugin(names)],
    },
  ]);
  return [...names].sort();
}

it.each(builds)('finds exactly the names that a remote uses %s', async (_, build) => {
  const files = {
    'package.json': '{ "sideEffects": false }',
    'page.js':
      "import { used } from './some.js';\nimport { baseApi as api, unused } from '@lapak/runtime';\nexport { Link } from '@lapak/runtime';\nexport default () => [used(), api.endpoints.list];",
    'some.js':
      "import { useParams, hasToken } from '@lapak/runtime';\nexport const used = () => useParams();\nexport const dropped = () => hasToken();\nexport { beyond } from './beyond.js';",
    'beyond.js': "import { useGoBack } from '@lapak/runtime';\nexport const beyond = () => useGoBack();",
  };
  expect(await usedBy(files, build)).toEqual(['Link', 'baseApi', 'useParams']);
});

it('refuses a remote that uses the package as a whole', async () => {
  const files = { 'page.js': "import * as all from '@lapak/runtime';\nexport default (name) => all[name];" };
  await expect(usedBy(files, onServer)).rejects.toThrow('import what it needs by name');
});

it('finds the names that the runtime package offers', async () => {
  const names = new Set();
  const index = join(__dirname, '../../runtime/src/index.ts');
  await runWebpack([
    {
      mode: 'production',
      entry: index,
      output: { path: join(dir, 'out') },
      // What the package is made of is not looked into: its index names all.
      externals: [
        ({ request }, done) => (request === index ? done() : done(null, `var ${JSON.stringify(request)}`)),
      ],
      module: {
        rules: [
          { test: /\.ts$/, loader: 'swc-loader', options: { jsc: { parser: { syntax: 'typescript' } } } },
        ],
      },
      plugins: [new OfferedRuntimeNamesPlugin(names)],
    },
  ]);
  expect([...names]).toEqual(
    expect.arrayContaining(['Link', 'createBrowserHistory', 'baseApi', 'useHydrated']),
  );
  expect(names).not.toContain('LinkProps');
});
