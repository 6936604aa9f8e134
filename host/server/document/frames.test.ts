/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { matchPage } from '../../src/app/match-page.ts';
import type { Releases } from '../remotes/release-registry.ts';
import { noRemotes } from '../../src/testing/no-remotes.ts';
import { deployment } from '../testing/deployment.ts';
import { createFrames } from './frames.ts';

let deploy: ReturnType<typeof deployment>;
beforeEach(() => (deploy = deployment()));
afterEach(() => deploy.remove());

const remotes: Releases['remotes'] = noRemotes;

/** Names of the scripts that the document of an address begins with, in order. */
function scriptsOf(pathname: string) {
  const frame = createFrames({ deployDir: deploy.dir, onProblem: () => undefined }).of(
    { host: 'h1', remotes, id: '1' },
    matchPage(pathname),
    'http://shop.test',
  );
  const { document } = new JSDOM(frame.scripts.toString()).window;
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

it('takes a shell that was built before those files were named', () => {
  deploy.write('host/h1/main.js', '');
  deploy.write('host/h1/assets.json', { js: ['main.js'], css: [] });
  expect(scriptsOf('/kopi/onlinestore/cart')).toEqual(['main.js']);
});

it('takes no shell whose own scripts are not named', () => {
  deploy.write('host/h1/assets.json', { css: [] });
  expect(() => scriptsOf('/kopi/onlinestore')).toThrow();
});
