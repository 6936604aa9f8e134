import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBudget } from './budget.mjs';

let dir;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'lapak-budget-'));
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  rmSync(dir, { recursive: true });
  jest.restoreAllMocks();
});

const file = (name, kilobytes) => writeFileSync(join(dir, `${name}.br`), Buffer.alloc(kilobytes * 1000));
const json = (name, value) => writeFileSync(join(dir, name), JSON.stringify(value));

function host(kilobytes) {
  json('budget.json', { main: 114 });
  json('assets.json', { js: ['main.js'], css: ['main.css'] });
  file('main.js', kilobytes);
}

function storefront(pages) {
  const page = (name) => ({ name, assets: { js: { sync: [`${name}.js`], async: ['later.js'] } } });
  json('budget.json', { Home: 18, Wishlist: 13 });
  json('mf-manifest.json', {
    metaData: { remoteEntry: { name: 'entry.js' } },
    exposes: Object.keys(pages).map(page),
  });
  file('entry.js', 5);
  for (const [name, kilobytes] of Object.entries(pages)) file(`${name}.js`, kilobytes);
}

it('lets a first load within its budget through', () => {
  host(1);
  storefront({ Home: 1, Wishlist: 1 });
  expect(() => checkBudget('host', dir, dir)).not.toThrow();
  expect(() => checkBudget('storefront', dir, dir)).not.toThrow();
});

it('fails the build when the shell has grown too large', () => {
  host(200);
  expect(() => checkBudget('host', dir, dir)).toThrow(/host is over its size budget: 200000 bytes/);
});

it('counts entry and page together, and only what the first load needs', () => {
  storefront({ Home: 60, Wishlist: 1 });
  expect(() => checkBudget('storefront', dir, dir)).toThrow(/storefront\/Home is over its size budget: 65000 bytes/);
});

it('fails the build over any page, not the first one alone', () => {
  storefront({ Home: 1, Wishlist: 900 });
  expect(() => checkBudget('storefront', dir, dir)).toThrow(/storefront\/Wishlist is over its size budget/);
});

it('fails the build when a page has no budget', () => {
  storefront({ Home: 1, Nowhere: 1 });
  expect(() => checkBudget('storefront', dir, dir)).toThrow('storefront/Nowhere has no size budget');
});
