import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { runWebpack } from '../deploy/run-webpack.mjs';
import { ManifestPlugin } from './manifest-plugin.mjs';

let dir;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'lapak-manifest-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

it('names the entry and, for each page, what it needs at once and what is loaded later', async () => {
  const sources = {
    'cart.js': "export default () => import(/* webpackChunkName: 'dialog' */ './dialog.js');",
    'dialog.js': "export const form = () => import(/* webpackChunkName: 'form' */ './form.js');",
    'form.js': 'export const fields = 2;',
    'menu.js': 'export default 1;',
  };
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(dir, name), text);
  await runWebpack([
    {
      mode: 'production',
      context: dir,
      entry: {},
      output: { path: join(dir, 'out'), publicPath: 'auto' },
      plugins: [
        new webpack.container.ModuleFederationPlugin({
          name: 'shop_1',
          filename: 'entry.js',
          exposes: {
            './Cart': { import: './cart.js', name: 'cart' },
            './Menu': { import: './menu.js', name: 'menu' },
          },
        }),
        new ManifestPlugin({
          globalName: 'shop_1',
          entry: 'entry.js',
          modules: { Cart: 'cart', Menu: 'menu' },
        }),
      ],
    },
  ]);
  const css = { sync: [], async: [] };
  expect(JSON.parse(readFileSync(join(dir, 'out/mf-manifest.json'), 'utf8'))).toEqual({
    metaData: { globalName: 'shop_1', remoteEntry: { name: 'entry.js' } },
    exposes: [
      { name: 'Cart', assets: { js: { sync: ['cart.js'], async: ['dialog.js', 'form.js'] }, css } },
      { name: 'Menu', assets: { js: { sync: ['menu.js'], async: [] }, css } },
    ],
  });
});
