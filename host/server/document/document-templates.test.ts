/** @jest-environment node */
import { writeVersion } from '@lapak/releases/testing/built-version';
import { integrityOf } from '@lapak/releases/version/folder-problems';
import { JSDOM } from 'jsdom';
import { matchPage } from '../../src/app/match-page.ts';
import type { Releases } from '../remotes/deployed-releases.ts';
import { noRemotes } from '../../src/testing/no-remotes.ts';
import { deployment } from '../testing/deployment.ts';
import { createDocumentTemplates } from './document-templates.ts';

let deploy: ReturnType<typeof deployment>;
beforeEach(() => (deploy = deployment()));
afterEach(() => deploy.remove());

const remotes: Releases['remotes'] = noRemotes;

/** Names of the scripts that the document of an address begins with, in order. */
function scriptsOf(pathname: string) {
  const template = createDocumentTemplates({ deployDir: deploy.dir, onProblem: () => undefined }).of(
    { host: 'h1', remotes, id: '1' },
    matchPage(pathname),
    'http://shop.test',
  );
  const { document } = new JSDOM(template.scripts.toString()).window;
  return [...document.scripts].map(({ src, defer }) => {
    expect(defer).toBe(true);
    return src.split('/').at(-1);
  });
}

it.each(['/kopi/onlinestore', '/kopi/onlinestore/detail/7', '/alamat/yang/tidak/ada/di/sini'])(
  '%s, which the server paints or which is not there, begins with the shell alone',
  (pathname) => {
    deploy.host('h1');
    expect(scriptsOf(pathname)).toEqual(['main.h1.js']);
  },
);

it.each(['/kopi/onlinestore/cart', '/kopi/onlinestore/checkout', '/kopi/onlinestore/transactions'])(
  '%s, which only the browser draws, has the kept cart and the way to the API ahead of the shell',
  (pathname) => {
    deploy.host('h1');
    expect(scriptsOf(pathname)).toEqual(['persist.h1.js', 'http.h1.js', 'main.h1.js']);
  },
);

it.each([
  ['is missing', null, /inline-every-document\.js/],
  ['would end its element', 'a="</SCRIPT>"', /cannot stand in a document/],
])('takes no shell whose inline script %s', (_what, text, reason) => {
  deploy.host('h1');
  const file = 'host/h1/inline-every-document.js';
  if (text === null) deploy.delete(file);
  else deploy.write(file, text);
  expect(() => scriptsOf('/kopi/onlinestore')).toThrow(reason);
});

it('takes no shell whose own scripts are not named', () => {
  deploy.write('host/h1/assets.json', { css: [] });
  expect(() => scriptsOf('/kopi/onlinestore')).toThrow();
});

it('holds scripts and preloads to the hashes of their build', () => {
  writeVersion(deploy.dir, 'host', 'h1');
  writeVersion(deploy.dir, 'checkout', '1');
  const js = ['/remotes/checkout/1/cart.js', '/remotes/checkout/1/unknown.js'];
  const current = {
    version: '1',
    entry: '/remotes/checkout/1/mf-manifest.json',
    script: '/remotes/checkout/1/remote-entry.js',
    manifest: '{}',
    modules: { Cart: { js, css: [] } },
  };
  const releases = { host: 'h1', remotes: { ...remotes, checkout: { current, lastGood: null } }, id: '1' };
  const templates = createDocumentTemplates({ deployDir: deploy.dir, onProblem: () => undefined });
  const template = templates.of(releases, matchPage('/kopi/onlinestore/cart'), 'http://shop.test');
  const { document } = new JSDOM(template.scripts.toString()).window;
  const integrity = [...document.querySelectorAll('script, link')].map((element) => [
    element.getAttribute('src') ?? element.getAttribute('href'),
    element.getAttribute('integrity'),
  ]);
  const hash = (text: string) => integrityOf(Buffer.from(text));
  expect(integrity).toEqual([
    ['/assets/host/h1/main.js', hash('start()')],
    ['/remotes/checkout/1/remote-entry.js', hash('entry()')],
    ['/remotes/checkout/1/cart.js', hash('cart()')],
    ['/remotes/checkout/1/unknown.js', null],
  ]);
});

it('has the files of a home requested before its document is read, held to their hashes, and of no other page', () => {
  writeVersion(deploy.dir, 'host', 'h1');
  writeVersion(deploy.dir, 'storefront', '1');
  const [entry, script] = ['/remotes/storefront/1/mf-manifest.json', '/remotes/storefront/1/remote-entry.js'];
  const files = { js: ['/remotes/storefront/1/cart.js'], css: [] };
  const modules = { Home: files, ProductDetail: files };
  const current = { version: '1', entry, script, manifest: '{}', modules };
  const releases = { host: 'h1', remotes: { ...remotes, storefront: { current, lastGood: null } }, id: '1' };
  const templates = createDocumentTemplates({ deployDir: deploy.dir, onProblem: () => undefined });
  const aheadOf = (path: string) => templates.of(releases, matchPage(path), 'http://shop.test').ahead;
  const integrity = integrityOf(Buffer.from('cart()'));
  expect(aheadOf('/kopi/onlinestore')).toEqual([
    `</remotes/storefront/1/cart.js>; rel=preload; as=script; integrity="${integrity}"`,
  ]);
  expect(aheadOf('/kopi/onlinestore/detail/7')).toEqual([]);
});
