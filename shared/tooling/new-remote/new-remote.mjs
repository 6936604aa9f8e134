// npm run new-remote -- gifts GiftList hadiah: makes the remote `gifts`, whose page `GiftList` is at
// /{username}/onlinestore/hadiah, and notes it in package-lock.json.
import { spawnSync } from 'node:child_process';
import { repositoryRoot } from '../deploy/deploy-dir.mjs';
import { createRemote, NewRemoteError } from './create-remote.mjs';

const [remote, module, address] = process.argv.slice(2);
if (!address) {
  console.error('usage: npm run new-remote -- REMOTE PAGE ADDRESS, for example gifts GiftList hadiah');
  process.exit(2);
}
try {
  for (const file of createRemote(repositoryRoot, { remote, module, address })) console.log(file);
  const install = ['install', '--prefer-offline', '--no-audit', '--no-fund'];
  process.exitCode = spawnSync('npm', install, { cwd: repositoryRoot, stdio: 'inherit' }).status ?? 1;
} catch (error) {
  if (!(error instanceof NewRemoteError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
