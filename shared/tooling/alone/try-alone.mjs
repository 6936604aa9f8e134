// npm run try:alone -- checkout: proves that the folder of a remote and `shared/` are enough for its team. Copies them into
// an empty folder, and there installs, checks, tests, builds, deploys and serves the remote. Takes some minutes.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTeamCheckout } from './team-checkout.mjs';

const remote = process.argv[2];
if (!remote) {
  console.error('usage: npm run try:alone -- REMOTE');
  process.exit(2);
}
const packageDir = `mfe-${remote}`;
const root = mkdtempSync(join(tmpdir(), 'lapak-alone-'));
const PORT = '3290';
const env = { ...process.env, DEPLOY_DIR: join(root, 'deploy'), PORT };

function step(name, command) {
  const begun = Date.now();
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: root, env, encoding: 'utf8' });
  console.log(
    `${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${Math.round((Date.now() - begun) / 1000)} s): ${command}`,
  );
  if (status !== 0) throw new Error(stdout + stderr);
}

/** Ends npm and what it has started, and waits until all of it has written what it keeps. */
async function endGroup(pid) {
  process.kill(-pid);
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    try {
      process.kill(-pid, 0);
    } catch {
      return; // nobody is left
    }
  }
}

/** Asks the development server until it answers with the page and its script. */
async function serve() {
  const server = spawn('npm', ['run', 'dev', '-w', packageDir], {
    cwd: root,
    env,
    detached: true,
    stdio: 'ignore',
  });
  const get = async (path) =>
    (await fetch(`http://localhost:${PORT}${path}`, { headers: { accept: 'text/html' } })).text();
  try {
    for (let tries = 0; ; tries += 1) {
      const script = await get('/main.js').catch(() => '');
      if (script.includes('webpackBootstrap')) break;
      if (tries === 120) throw new Error('the development server does not answer');
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    if (!(await get('/kopinusantara/onlinestore')).includes('main.js'))
      throw new Error('no page of the stand-in shell');
    console.log('ok     serve: npm run dev');
  } finally {
    await endGroup(server.pid);
  }
}

try {
  copyTeamCheckout(packageDir, root);
  step('install', 'npm ci --prefer-offline --no-audit --no-fund');
  step('types', `npm run typecheck -w ${packageDir}`);
  step('lint', `npx eslint --max-warnings 0 ${packageDir} && npm run lint:boundaries`);
  step('test', `npm test -w ${packageDir}`);
  step('build', `npm run build -w ${packageDir}`);
  step('deploy', `npm run deploy -w ${packageDir}`);
  const { remotes } = JSON.parse(readFileSync(join(env.DEPLOY_DIR, 'registry.json'), 'utf8'));
  console.log(`       current: ${remotes[remote].current}`);
  await serve();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(root, { recursive: true, force: true });
}
