// node ops/image-folder.mjs FOLDER: what the container image has, made from this checkout after `npm run build`: the sources without
// tests, the built versions, and the packages that run.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { ownVersionDir, repositoryRoot } from '../shared/tooling/deploy/deploy-dir.mjs';
import { packages } from '../shared/tooling/deploy/packages.mjs';
import { sourceVersions } from '../shared/tooling/deploy/source-version.mjs';

const [folder] = process.argv.slice(2);
if (!folder || existsSync(folder)) {
  console.error('usage: node ops/image-folder.mjs FOLDER, which is not there yet');
  process.exit(2);
}
const target = resolve(folder);
const left = /(^|\/)(node_modules|coverage)(\/|$)|\.test\.[a-z]+$|\.log$/;

function copy(path) {
  const filter = (from) => !left.test(relative(repositoryRoot, from));
  cpSync(join(repositoryRoot, path), join(target, path), { recursive: true, filter });
}

for (const path of ['package.json', 'package-lock.json', '.npmrc', '.env.example', 'scripts']) copy(path);
// The version of what was built is a digest of its sources. Of a package that runs nowhere, npm needs its name.
for (const path of packages()) copy(path === 'e2e' ? 'e2e/package.json' : path);
for (const { part, version } of sourceVersions())
  copy(relative(repositoryRoot, ownVersionDir(part, version)));
const running = ['api', 'host', 'shared/releases'].flatMap((path) => ['--workspace', path]);
execFileSync('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund', ...running], {
  cwd: target,
  stdio: 'inherit',
});
