import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { repositoryRoot } from './product.ts';

const entry = `
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import '@lapak/runtime';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
registerRemotes([{ name: 'checkout', entry: document.body.dataset.manifest }]);
loadRemote('checkout/Cart').then(({ default: Cart }) => document.body.append('checkout/Cart is a ' + typeof Cart));`;

const eager = { singleton: true, eager: true };

/** Builds a host outside of the repository, as any other project would. @returns its folder */
export async function buildOutsideHost(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'lapak-outside-'));
  writeFileSync(join(folder, 'index.js'), entry);
  const swc = { loader: 'swc-loader', options: { jsc: { parser: { syntax: 'typescript', tsx: true } } } };
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './index.js',
    output: { path: folder, publicPath: 'auto', uniqueName: 'outside' },
    resolve: {
      modules: ['node_modules', join(repositoryRoot, 'node_modules')],
      extensions: ['.ts', '.tsx', '.js'],
    },
    resolveLoader: { modules: [join(repositoryRoot, 'node_modules')] },
    module: { rules: [{ test: /\.tsx?$/, use: swc }] },
    plugins: [
      new ModuleFederationPlugin({
        name: 'outside',
        shared: {
          react: eager,
          'react/jsx-runtime': eager,
          'react-dom': eager,
          '@lapak/runtime': { ...eager, version: '0.1.0' },
        },
        dts: false,
        experiments: { provideExternalRuntime: true },
      }),
    ],
    performance: { hints: false },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
  return folder;
}
