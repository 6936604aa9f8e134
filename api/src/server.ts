import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { endWithGrace } from './process/end-with-grace.ts';
import { listen, start } from './process/start.ts';

/** The API alone, for a host that reaches it through `API_URL`. */
async function main(): Promise<void> {
  const config = readConfig();
  const app = await buildApp(config);
  endWithGrace({ server: app.front, close: () => app.close(), log: app.log, leadMs: config.drainLeadMs });
  await listen(app, config);
}

await start(main);
