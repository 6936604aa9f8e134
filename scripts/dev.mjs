// npm run dev: every part with hot reload. The shell and each remote have their own development servers; the host
// server composes documents that point at them and runs the API. PORT is the shop's, DEV_PORT the first of the development
// servers', which follow one another. With --simulated the shop pays by a Midtrans and asks couriers by a RajaOngkir that are simulated.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { repositoryRoot } from '../shared/tooling/deploy/deploy-dir.mjs';
import { deployedParts } from '../shared/tooling/deploy/packages.mjs';
import { explained, portOf, requireFreePort } from '../shared/tooling/deploy/development-port.mjs';
import { hostDevelopmentConfig, remoteDevelopmentConfig } from '../shared/tooling/webpack/development.mjs';
import { runWebpack } from '../shared/tooling/deploy/run-webpack.mjs';
import { hostScriptsConfig } from '../shared/tooling/webpack/bundles.mjs';
import { deployFirst } from './deploy-first.mjs';

process.env.NODE_ENV = 'development';
// While webpack compiles in this process, requests wait; nothing is overloaded.
process.env.MAX_EVENT_LOOP_DELAY_MS ??= '0';
const parts = deployedParts();
const firstPort = await explained(async () => {
  const first = portOf('DEV_PORT', 3100);
  await requireFreePort(portOf('PORT', 3000), 'PORT', process.env.HOST || '0.0.0.0');
  for (const index of parts.keys()) await requireFreePort(first + index, 'DEV_PORT');
  return first;
});
const outDir = mkdtempSync(join(tmpdir(), 'lapak-dev-'));

const servers = parts.map(({ part, packageDir }, index) => {
  const origin = `http://localhost:${firstPort + index}`;
  const options = {
    remote: part,
    root: join(repositoryRoot, packageDir),
    outDir: join(outDir, part),
    origin,
  };
  const configuration = part === 'host' ? hostDevelopmentConfig(options) : remoteDevelopmentConfig(options);
  const server = new WebpackDevServer(
    {
      port: firstPort + index,
      host: 'localhost',
      hot: true,
      static: options.outDir,
      allowedHosts: 'all',
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: { overlay: false, webSocketURL: `ws://localhost:${firstPort + index}/ws` },
    },
    webpack(configuration),
  );
  return { part, origin, server };
});

// As files of their own, without the client for hot reload: a change of theirs needs a restart.
const inline = { root: join(repositoryRoot, 'host'), outDir: join(outDir, 'host'), mode: 'development' };
await runWebpack([hostScriptsConfig(inline)]);
// The host server needs a built shell to match routes with; the browser gets the development servers' files.
await deployFirst('npm run dev');
for (const { server } of servers) await server.start();
process.env.LAPAK_DEV_ORIGINS = JSON.stringify(
  Object.fromEntries(servers.map(({ part, origin }) => [part, origin])),
);
if (process.argv.includes('--simulated')) {
  const { simulateProviders } = await import('../api/src/testing/simulate-providers.ts');
  Object.assign(process.env, await simulateProviders(`http://localhost:${portOf('PORT', 3000)}`));
}
const { start } = await import('../api/src/process/start.ts');
const { startServer } = await import('../host/server/main.ts');
const { address } = await start(() => startServer(process.env));
console.log(
  `\nLapak with hot reload: ${address.replace('0.0.0.0', 'localhost')}/kopinusantara/onlinestore\n`,
);
