import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from './product.ts';

const record = join(repositoryRoot, 'e2e/last-release.json');

/** The commit that the last release was made of; moved by a commit of its own after each release (ADR 21). */
const { commit } = JSON.parse(readFileSync(record, 'utf8')) as { commit: string };

/** Whether this clone has the history that the last release is in; says so when it has not. */
export function isLastReleaseHere(): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: repositoryRoot, stdio: 'ignore' });
    return true;
  } catch {
    console.warn(
      `The last release, commit ${commit} (e2e/last-release.json), is not in this clone: not tested. git fetch --unshallow`,
    );
    return false;
  }
}

/**
 * Links what is installed today into an older tree, whose own packages are its own. `@module-federation/enhanced` is installed for
 * releases that were built with it.
 */
function linkInstalled(tree: string, packages: readonly string[]): void {
  const link = (folder: string) => {
    const from = join(repositoryRoot, folder, 'node_modules');
    const to = join(tree, folder, 'node_modules');
    if (!existsSync(from)) return;
    mkdirSync(to);
    for (const name of readdirSync(from))
      if (name !== '@lapak') symlinkSync(join(from, name), join(to, name));
  };
  const shared = readdirSync(join(tree, 'shared')).map((name) => `shared/${name}`);
  ['', ...packages, ...shared].forEach(link);
  mkdirSync(join(tree, 'node_modules/@lapak'));
  for (const folder of [...shared, ...packages])
    symlinkSync(join(tree, folder), join(tree, 'node_modules/@lapak', folder.replace('shared/', '')));
}

/**
 * The sources of the last release, outside of the repository: what is inside node_modules would not be compiled.
 * @param packages folders of those that are wanted besides the shared ones
 * @returns the folder, which the caller removes
 */
export function checkOut(packages: readonly string[]): string {
  const tree = mkdtempSync(join(tmpdir(), 'lapak-last-release-'));
  const folders = [...packages, 'shared', 'package.json', 'package-lock.json'];
  const archive = execFileSync('git', ['archive', commit, ...folders], {
    cwd: repositoryRoot,
    maxBuffer: 1e9,
  });
  execFileSync('tar', ['-x', '-C', tree], { input: archive });
  linkInstalled(tree, packages);
  return tree;
}

/** Builds a package of an older tree with that tree's own tooling. */
function build(tree: string, packageDir: string, version: string, deployDir: string): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', '../shared/tooling/deploy/build.mjs'], {
    cwd: join(tree, packageDir),
    env: { ...process.env, NODE_ENV: 'production', LAPAK_VERSION: version, DEPLOY_DIR: deployDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`the last release's ${packageDir} could not be built:\n${errors}`)),
    );
  });
}

export interface LastRelease {
  version: string;
  /** Deploy directory that has the version of the host, and of the checkout. */
  deployDir: string;
}

/** Builds the last release's host and checkout, once for each commit. */
export async function buildLastRelease(): Promise<LastRelease> {
  const version = `last-${commit.slice(0, 10)}`;
  const deployDir = join(repositoryRoot, 'node_modules/.cache/last-release', commit);
  const wanted = [
    ['host', `host/${version}`],
    ['mfe-checkout', `remotes/checkout/${version}`],
  ] as const;
  const missing = wanted.filter(([, folder]) => !existsSync(join(deployDir, folder)));
  if (missing.length > 0) {
    const tree = checkOut(['host', 'mfe-checkout']);
    try {
      await Promise.all(missing.map(([packageDir]) => build(tree, packageDir, version, deployDir)));
    } finally {
      rmSync(tree, { recursive: true, force: true });
    }
  }
  return { version, deployDir };
}
