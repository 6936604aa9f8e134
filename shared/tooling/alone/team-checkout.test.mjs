import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deployedParts } from '../deploy/packages.mjs';
import { sourceVersion } from '../deploy/source-version.mjs';
import { copyTeamCheckout, linkPackages } from './team-checkout.mjs';

// One is enough here: `npm run try:alone` tries any, down to its tests and its deployment.
const [{ packageDir }] = deployedParts().filter(({ part }) => part !== 'host');

let root;
beforeEach(() => (root = realpathSync(mkdtempSync(join(tmpdir(), 'lapak-team-')))));
afterEach(() => rmSync(root, { recursive: true }));

/** Runs a module in the copy, and gives what it printed. */
const run = (source, cwd = root) =>
  execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', source], {
    cwd,
    encoding: 'utf8',
  });

it('the commands of a remote need nothing but its folder and shared', () => {
  copyTeamCheckout(packageDir, root);
  linkPackages(root);
  const printed = run(`
    import { sourceVersion } from './shared/tooling/deploy/source-version.mjs';
    import jest from './jest.config.mjs';
    import './${packageDir}/jest.config.mjs';
    import './shared/tooling/webpack/development.mjs';
    import './shared/tooling/webpack/remote.mjs';
    console.log(JSON.stringify({
      version: sourceVersion('${packageDir}'),
      tested: jest.projects.map((project) => project.displayName).filter((name) => !name.startsWith('shared/')),
    }));`);
  expect(JSON.parse(printed)).toEqual({ version: sourceVersion(packageDir), tested: [packageDir] });
});
