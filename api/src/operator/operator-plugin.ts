import type { FastifyInstance } from 'fastify';
import { openCommandServer, type CommandServer } from './command-channel.ts';
import { createOperator } from './operator.ts';
import type { Services } from '../services.ts';

/** Receives the operator's commands while this process runs. */
export const operatorPlugin = (services: Services) => async (app: FastifyInstance) => {
  const operator = createOperator(services);
  let server: CommandServer | null = null;
  app.addHook('onReady', async () => {
    server = await openCommandServer(services.config.dataDir, operator, app.log);
  });
  app.addHook('onClose', async () => {
    // First, so that whoever waits for an import is answered while the command server is still there.
    await operator.close();
    await server?.close();
  });
};
