import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { endWithGrace } from './process/end-with-grace.ts';
import { listen, start } from './process/start.ts';
import { noteStarted } from './process/started-version.ts';
import { startTracing } from './process/tracing.ts';

/** The API alone, for a host that reaches it through `API_URL`. */
async function main(): Promise<void> {
  const config = readConfig();
  const stopTracing = await startTracing(config.tracesEndpoint);
  const app = await buildApp(config);
  const close = async () => {
    await app.close();
    await stopTracing();
  };
  endWithGrace({ server: app.front, close, log: app.log, leadMs: config.drainLeadMs });
  await listen(app, config);
  await noteStarted(config.dataDir);
}

await start(main);
