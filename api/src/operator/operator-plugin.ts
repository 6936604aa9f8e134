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
  // Before all else is closed: the sweeps that are waited for may wait for the database behind an import.
  app.addHook('preClose', () => operator.close());
  app.addHook('onClose', async () => server?.close());
};
