/** @jest-environment node */
import { deployment, manifestOf } from '../testing/deployment.ts';
import { readRemoteVersion } from './manifest.ts';

const deploy = deployment();
afterAll(() => deploy.remove());

const read = () => readRemoteVersion(`${deploy.dir}/remotes/storefront/1`, '/remotes/storefront/1', '1');

it('reads manifest, entry and the files of every page as addresses', () => {
  deploy.remote('storefront', '1');
  expect(read()).toEqual({
    version: '1',
    entry: '/remotes/storefront/1/mf-manifest.json',
    script: '/remotes/storefront/1/remote-entry.js',
    manifest: JSON.stringify(manifestOf('storefront', '1')),
    modules: {
      Home: { js: ['/remotes/storefront/1/home.js'], css: ['/remotes/storefront/1/home.css'] },
    },
  });
});

const good = manifestOf('storefront', '1');
it.each<[string, unknown]>([
  ['is no JSON', '<!doctype html>'],
  ['is null', 'null'],
  ['is a list', []],
  ['lacks the metadata', { exposes: [] }],
  ['lacks the entry', { ...good, metaData: {} }],
  ['lacks the pages', { metaData: good.metaData }],
  ['has a page without files', { ...good, exposes: [{ name: 'Home' }] }],
  [
    'has files that are no texts',
    { ...good, exposes: [{ name: 'Home', assets: { js: { sync: [1] }, css: { sync: [] } } }] },
  ],
])('throws when the manifest %s', (_what, manifest) => {
  deploy.remote('storefront', '1', manifest);
  expect(read).toThrow();
});

it('throws when there is no manifest', () => {
  expect(() => readRemoteVersion(`${deploy.dir}/nowhere`, '/x', '1')).toThrow(/ENOENT/);
});
