/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTeamCheckout, linkPackages } from '../alone/team-checkout.mjs';
import { repositoryRoot } from './deploy-dir.mjs';

let changed;
let deployDir;
beforeEach(() => {
  changed = realpathSync(mkdtempSync(join(tmpdir(), 'lapak-changed-')));
  deployDir = mkdtempSync(join(tmpdir(), 'lapak-deploy-'));
});
afterEach(() => [changed, deployDir].forEach((dir) => rmSync(dir, { recursive: true })));

const node = (args, cwd) => ({
  command: [process.execPath, ['--import', 'tsx', ...args]],
  options: { cwd, encoding: 'utf8', env: { ...process.env, DEPLOY_DIR: deployDir, RELEASE_BY: 'sari' } },
});

/** Ends the build of a version with the facts that a checkout states; its scripts are of a few bytes. */
function build(checkout, part, version) {
  const source = `
    import { rmSync, writeFileSync } from 'node:fs';
    import { remoteModules } from './shared/contracts/src/remote-modules.ts';
    import { writeVersion } from './shared/releases/src/testing/built-version.ts';
    import { writeReleaseFacts } from './shared/tooling/deploy/release-facts.mjs';
    const dir = writeVersion(process.env.DEPLOY_DIR, '${part}', '${version}');
    rmSync(dir + '/release.json');
    const assets = { js: { sync: ['cart.js'] }, css: { sync: [] } };
    const exposes = remoteModules['${part}']?.map((name) => ({ name, assets }));
    const metaData = { remoteEntry: { name: 'remote-entry.js' } };
    if (exposes) writeFileSync(dir + '/mf-manifest.json', JSON.stringify({ metaData, exposes }));
    const usedNames = ['Link', 'cartLineAdded'];
    writeReleaseFacts({ part: '${part}', packageDir: 'shared', version: '${version}', dir, usedNames });`;
  const { command, options } = node(['--input-type=module', '-e', source], checkout);
  execFileSync(...command, options);
}

function deploy(part, version) {
  const { command, options } = node(['shared/releases/bin/release.mjs', 'deploy', part, version], repositoryRoot);
  const { status, stdout, stderr } = spawnSync(...command, options);
  return { status, printed: stdout + stderr };
}

it('a host whose function takes something else is refused while a remote uses it, and the function is named', () => {
  copyTeamCheckout('host', changed);
  linkPackages(changed);
  const slice = join(changed, 'shared/runtime/src/store/cart-slice.ts');
  const text = readFileSync(slice, 'utf8');
  const taken = text.replace(/(cartLineAdded: .*)\bline: CartLine(.*\n.*)payload\.line\b/, '$1item: CartLine$2payload.item');
  expect(taken).not.toBe(text);
  writeFileSync(slice, taken);

  build(repositoryRoot, 'host', 'today');
  build(repositoryRoot, 'storefront', 'adds');
  build(changed, 'host', 'changed');
  expect(deploy('host', 'today').printed).toBe('host: none -> today\n');
  expect(deploy('storefront', 'adds').printed).toBe('storefront: none -> adds\n');

  const { status, printed } = deploy('host', 'changed');
  expect(status).toBe(1);
  expect(printed.match(/it uses .*/g)).toHaveLength(1);
  expect(printed).toContain(
    'storefront adds: it uses cartLineAdded of @lapak/runtime with another type than that of host changed',
  );
  expect(JSON.parse(readFileSync(join(deployDir, 'registry.json'), 'utf8')).host).toBe('today');
});
