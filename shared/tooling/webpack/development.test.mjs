import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { runWebpack } from '../deploy/run-webpack.mjs';
import { hostDevelopmentConfig, standaloneConfig } from './development.mjs';
import { sharedModules } from './shared-modules.mjs';

let dir;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'lapak-hot-'))));
afterEach(() => rmSync(dir, { recursive: true }));

it('a page that exports prefetch accepts its own updates, and its components are registered for refresh', async () => {
  mkdirSync(join(dir, 'src/pages/home'), { recursive: true });
  writeFileSync(join(dir, 'src/index.ts'), "void import('./pages/home/home-page.tsx');\n");
  writeFileSync(
    join(dir, 'src/pages/home/home-page.tsx'),
    'export const prefetch = () => 1;\nexport default function HomePage() { return null; }\n',
  );
  const options = { remote: 'storefront', root: join(__dirname, '..'), outDir: join(dir, 'out') };
  const { plugins, ...configuration } = standaloneConfig(options);
  await runWebpack([
    {
      ...configuration,
      entry: { main: join(dir, 'src/index.ts') },
      cache: false,
      devtool: false,
      output: { ...configuration.output, chunkFilename: 'page.js' },
      plugins: [...plugins, new webpack.HotModuleReplacementPlugin()],
    },
  ]);
  const page = readFileSync(join(dir, 'out/page.js'), 'utf8');
  expect(page).toMatch(/hot\.accept\([^(]*home-page\.tsx\?page/);
  // In the page's own module and in the one in front of it.
  expect(page.match(/function \$ReactRefreshModuleRuntime\$/g)).toHaveLength(2);
});

it('the shell has a copy of everything that remotes take from it', async () => {
  const root = join(__dirname, '../../../host');
  const configuration = hostDevelopmentConfig({ root, outDir: dir, origin: 'http://localhost:1' });
  const plugins = [...configuration.plugins, new webpack.HotModuleReplacementPlugin()];
  await runWebpack([{ ...configuration, plugins, cache: false, devtool: false }]);
  const { shared } = JSON.parse(readFileSync(join(dir, 'mf-manifest.json'), 'utf8'));
  const wanted = Object.entries(sharedModules('remote')).flatMap(([name, { import: copy }]) =>
    copy === false ? [name] : [],
  );
  expect(shared.map(({ name }) => name)).toEqual(expect.arrayContaining(wanted));
});
