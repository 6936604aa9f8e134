import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

/** Sends the mails of the outbox while the application runs; closing the services stops it. */
export const mailSweep =
  ({ mails }: Services) =>
  async (app: FastifyInstance) => {
    app.addHook('onReady', async () => mails.start());
  };
