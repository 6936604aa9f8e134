import type { FastifyInstance } from 'fastify';
import { CHANGES_HEARTBEAT_MS, processPaths, type StoreChangeLine } from '@lapak/contracts/api-paths';
import { HttpRefusal } from '../../lib/http-refusal.ts';
import { refused } from '../../lib/refusal.ts';
import { safeError } from '../../lib/safe-error.ts';
import { createTextStreams } from '../../lib/text-streams.ts';
import { isFromServerInFront } from '../../plugins/server-in-front.ts';
import type { Services } from '../../services.ts';
import { storeRepository } from '../store/store-repository.ts';

/** The changes of stores as a stream, for servers in front that run elsewhere and send the secret. */
export const storeChangesRoutes =
  ({ db, storeEvents, config }: Pick<Services, 'db' | 'storeEvents' | 'config'>) =>
  async (app: FastifyInstance) => {
    const stores = storeRepository(db);
    const streams = createTextStreams<null>();
    const textOf = (line: StoreChangeLine) => `${JSON.stringify(line)}\n`;
    const send = (line: StoreChangeLine) => streams.send(textOf(line));

    const unsubscribe = storeEvents.onStoreChanged((changed) => {
      if (streams.isEmpty()) return;
      if (changed === 'all') return send({ all: true });
      stores.usernameOf(changed).then(
        (username) => username && send({ store: username }),
        // The database is down: the reader keeps its cached pages, and evicts them when it is back.
        (error: unknown) => app.log.error({ err: safeError(error) }, 'a changed store cannot be named'),
      );
    });
    const heartbeat = setInterval(() => send({}), CHANGES_HEARTBEAT_MS).unref();
    app.front.ending.addEventListener('abort', streams.endAll);
    app.addHook('preClose', async () => streams.endAll());
    app.addHook('onClose', async () => {
      clearInterval(heartbeat);
      unsubscribe();
    });

    app.get(processPaths.storeChanges, { schema: { hide: true } }, async (request, reply) => {
      if (!isFromServerInFront(request, config.apiSecret))
        throw new HttpRefusal(refused(403, 'API_SECRET tidak sama'));
      // A new subscriber has missed earlier changes.
      const stream = streams.open(null, textOf({ all: true, calls: app.apiCalls }));
      return reply.type('application/x-ndjson').send(stream);
    });
  };
