import { buildApp } from '@lapak/api/app';
import { readConfig } from '@lapak/api/config';
import { endWithGrace } from '@lapak/api/process/end-with-grace';
import { listen } from '@lapak/api/process/start';
import { noteStarted } from '@lapak/api/process/started-version';
import { startTracing } from '@lapak/api/process/tracing';
import { openMirror } from '@lapak/releases/bucket/open-mirror';
import { buildServer } from './build-server.ts';
import { readHostConfig } from './config.ts';

/**
 * Starts the one port: shell, remotes and, unless `API_URL` says where it runs, the API.
 * @param deployed resolves when what it serves is deployed; the data is opened meanwhile
 * @returns the address that it listens on
 * @throws StartError, with a message for the operator, when a setting or the environment has to change first
 */
export async function startServer(
  env: NodeJS.ProcessEnv,
  deployed: Promise<unknown> = Promise.resolve(),
): Promise<{ address: string }> {
  const config = readHostConfig(env);
  const apiConfig = readConfig(env);
  const stopTracing = await startTracing(apiConfig.tracesEndpoint);
  const api = config.apiUrl ? null : await buildApp(apiConfig);
  await deployed;
  const mirror = config.releasesBucket && openMirror(config.releasesBucket, config.deployDir);
  await mirror?.start();
  const server = await buildServer({ config, api });
  mirror?.follow(server.log);
  await api?.ready();
  endWithGrace({
    server: server.front,
    async close() {
      mirror?.stop();
      await server.close();
      await api?.close();
      await stopTracing();
    },
    log: server.log,
    leadMs: apiConfig.drainLeadMs,
  });
  const address = await listen(server, config);
  if (api) await noteStarted(apiConfig.dataDir);
  return { address };
}
