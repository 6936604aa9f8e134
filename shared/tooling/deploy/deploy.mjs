// node shared/tooling/deploy/deploy.mjs PART [VERSION]      makes a built version current (default: what stands on disk)
// node shared/tooling/deploy/deploy.mjs --rollback REMOTE   goes back to the last good version
import { activate, readRegistry, rollback } from './registry-file.mjs';
import { sourceVersion } from './source-version.mjs';

const [first, second] = process.argv.slice(2);
if (!first) {
  console.error('usage: deploy.mjs PART [VERSION] | --rollback REMOTE');
  process.exit(2);
}
if (first === '--rollback') rollback(second);
else activate(first, second ?? sourceVersion(first === 'host' ? 'host' : `mfe-${first}`));
console.log(JSON.stringify(readRegistry(), null, 2));
