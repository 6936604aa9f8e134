import { buildApp } from './app.ts';
import { readConfig } from './config.ts';

/** The API alone, for a host that reaches it through `API_URL`. SIGTERM drains and exits. */
async function main(): Promise<void> {
  const config = readConfig();
  const app = await buildApp(config);
  const stop = () => void app.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await app.listen({ host: config.host, port: config.port });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
