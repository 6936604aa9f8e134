import { buildApp } from '@lapak/api/app';
import { readConfig } from '@lapak/api/config';
import { buildServer } from './build-server.ts';
import { readHostConfig } from './config.ts';

/**
 * Starts the one port: shell, remotes and, unless `API_URL` says where it runs, the API. SIGTERM and SIGINT let running
 * requests end, then the process exits.
 * @returns the address that it listens on
 */
export async function startServer(env: NodeJS.ProcessEnv): Promise<{ address: string }> {
  const config = readHostConfig(env);
  const api = config.apiUrl ? null : await buildApp(readConfig(env));
  const server = await buildServer({ config, api });
  await api?.ready();

  let closing = false;
  const shutDown = async () => {
    if (closing) return;
    closing = true;
    await server.close();
    await api?.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void shutDown());
  process.once('SIGINT', () => void shutDown());

  return { address: await server.listen({ host: config.host, port: config.port }) };
}
