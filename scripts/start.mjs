// npm start: builds and deploys what was never deployed, then serves what is deployed on one port.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../shared/tooling/deploy/deploy-dir.mjs';
import { deployFirst } from './deploy-first.mjs';

process.env.NODE_ENV ??= 'production';
const deployed = deployFirst('npm start').then((others) => {
  if (others.length > 0)
    console.log(
      `What is deployed stays, though the sources of ${others.join(', ')} are others. To deploy them: npm run deploy`,
    );
});

const { readConfig } = await import('../api/src/config.ts');
const { start } = await import('../api/src/process/start.ts');
const { startServer } = await import('../host/server/main.ts');
const { address } = await start(() => startServer(process.env, deployed));

const origin = process.env.PUBLIC_URL || `http://localhost:${new URL(address).port}`;
console.log(`\nLapak is open: ${origin}\nAPI documentation: ${origin}/api/docs`);
if (readConfig(process.env).demoStores) {
  const entries = readdirSync(join(repositoryRoot, 'api/demo'), { withFileTypes: true });
  const stores = entries.filter((entry) => entry.isDirectory() && entry.name !== 'shared');
  console.log('Demo stores:', ...stores.map(({ name }) => `\n  ${origin}/${name}/onlinestore`));
  console.log('Demo shopper: pembeli@lapak.test / rahasia123\n');
}
