import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deployedParts, packages } from './packages.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lapak-packages-'));
  writeFileSync(
    join(root, 'package.json'),
    JSON.stringify({ workspaces: ['shared/*', 'api', 'host', 'mfe-*'] }),
  );
});
afterEach(() => rmSync(root, { recursive: true }));

function checkout(...folders) {
  for (const folder of folders) {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, 'package.json'), '{}');
  }
}

it('finds every package of a whole checkout, in the order of the workspaces', () => {
  checkout('api', 'host', 'mfe-events', 'mfe-checkout', 'shared/ui', 'shared/domain');
  expect(packages(root)).toEqual([
    'shared/domain',
    'shared/ui',
    'api',
    'host',
    'mfe-checkout',
    'mfe-events',
  ]);
});

it('finds what the checkout of one team has', () => {
  checkout('shared/ui', 'mfe-events');
  expect(packages(root)).toEqual(['shared/ui', 'mfe-events']);
  expect(deployedParts(root)).toEqual([{ part: 'events', packageDir: 'mfe-events' }]);
});

it('leaves out a folder that has nothing but what a build has left behind', () => {
  checkout('shared/ui', 'host');
  mkdirSync(join(root, 'mfe-events/node_modules'), { recursive: true });
  expect(packages(root)).toEqual(['shared/ui', 'host']);
});

it('deploys the host and the remotes, and no other package', () => {
  checkout('api', 'host', 'mfe-events', 'shared/ui');
  expect(deployedParts(root)).toEqual([
    { part: 'host', packageDir: 'host' },
    { part: 'events', packageDir: 'mfe-events' },
  ]);
});
