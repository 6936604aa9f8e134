import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { linkPackages } from '../alone/team-checkout.mjs';
import { repositoryRoot } from '../deploy/deploy-dir.mjs';
import { packages } from '../deploy/packages.mjs';
import { createRemote } from './create-remote.mjs';

const names = { remote: 'gifts', module: 'GiftList', address: 'hadiah' };
/** A team's checkout has no host, and makes no other remote. */
const isWhole = existsSync(join(repositoryRoot, 'host/package.json'));
const leftOut = new Set(['node_modules', '.git', 'deploy', 'data', 'dist', 'coverage', '.cache']);

let root;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'lapak-new-remote-'));
  const isCopied = (path) =>
    !leftOut.has(basename(path)) || path === join(repositoryRoot, 'shared/tooling/deploy');
  cpSync(repositoryRoot, root, { recursive: true, filter: isCopied });
  linkPackages(root);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const runIn = (cwd, command, ...args) => {
  try {
    execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    throw new Error(`${command} ${args.join(' ')}\n${error.stdout}${error.stderr}`, { cause: error });
  }
};
const run = (command, ...args) => runIn(root, command, ...args);
const bin = (name, ...args) => run(join(root, 'node_modules/.bin', name), ...args);

(isWhole ? it : it.skip)(
  "passes the repository's own checks",
  () => {
    const written = createRemote(root, names);
    expect(packages(root)).toContain('mfe-gifts');
    bin('prettier', '--check', ...written);
    bin('eslint', '--max-warnings', '0', ...written.filter((file) => /\.(tsx?|mjs)$/.test(file)));
    for (const folder of [
      'shared/contracts',
      'shared/runtime',
      'shared/releases',
      'host',
      'e2e',
      'mfe-gifts',
    ])
      run('node', 'node_modules/typescript-native/bin/tsc', '--noEmit', '-p', folder);
    bin('depcruise', '--config', '.dependency-cruiser.cjs', 'mfe-gifts', 'host/src', 'shared/contracts');
    bin('knip', '--no-progress');
    runIn(join(root, 'mfe-gifts'), 'npm', 'run', 'build');
    bin('jest', '--maxWorkers', '1', 'mfe-gifts', 'shared/contracts/src/routes');
  },
  300_000,
);

(isWhole ? it : it.skip).each([
  ['a name that is there', { remote: 'checkout' }, 'mfe-checkout is there already'],
  ['the name of a route', { remote: 'menu' }, 'a route has the name menu already'],
  ['a name that is none', { remote: 'my-gifts' }, 'cannot be a remote'],
  ['a page that is none', { module: 'giftList' }, 'cannot be a page'],
  ['an address that is taken', { remote: 'presents', address: 'cart' }, 'the address cart is taken'],
  ['an address that is none', { remote: 'presents', address: '../x' }, 'cannot be an address'],
])('refuses %s, and writes nothing', (_what, own, reason) => {
  const routes = () => readFileSync(join(root, 'shared/contracts/src/routes.ts'), 'utf8');
  const before = routes();
  const chosen = { remote: 'presents', module: 'PresentList', address: 'kado', ...own };
  expect(() => createRemote(root, chosen)).toThrow(reason);
  expect(routes()).toBe(before);
  expect(existsSync(join(root, 'mfe-presents'))).toBe(false);
});
