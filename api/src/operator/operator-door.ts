import type { FastifyInstance } from 'fastify';
import { openDoor, type Door } from './door.ts';
import { createOperator } from './operator.ts';
import type { Services } from '../services.ts';

/** Lets the operator's command reach this process while it runs. */
export const operatorDoor = (services: Services) => async (app: FastifyInstance) => {
  let door: Door | null = null;
  app.addHook('onReady', async () => {
    door = await openDoor(services.config.dataDir, createOperator(services), app.log);
  });
  app.addHook('onClose', async () => door?.close());
};
