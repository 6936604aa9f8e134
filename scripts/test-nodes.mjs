// npm run test:nodes: what depends on Node itself, on the versions that are not the one that is installed: workers and their bundles,
// streams and files, processes that end, the embedded database.
import { spawnSync } from 'node:child_process';

const versions = ['22.23.3', '24.21.0'];
const suites =
  'host/server/(render|painted|tracing)|api/src/(process/(tracing|ending|end)|storage|db/embedded)';

for (const version of versions) {
  console.log(`\nNode ${version}`);
  const command = `node --version && node node_modules/jest/bin/jest.js --maxWorkers 1 --selectProjects api host --testPathPatterns "${suites}"`;
  const { status } = spawnSync('npm', ['exec', '--yes', `--package=node@${version}`, '--call', command], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
