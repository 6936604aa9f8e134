import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { CHANGES_HEARTBEAT_MS, processPaths, type StoreChangeLine } from '@lapak/contracts/api-paths';
import { HttpRefusal } from '../../lib/http-refusal.ts';
import { refused } from '../../lib/refusal.ts';
import { safeError } from '../../lib/safe-error.ts';
import { isFromServerInFront } from '../../plugins/server-in-front.ts';
import type { Services } from '../../services.ts';
import { storeRepository } from '../store/store-repository.ts';

/** A reader that is so far behind has gone without a word. */
const MAX_UNREAD_BYTES = 64 * 1024;

/** The changes of stores as a stream, for servers in front that run elsewhere and send the secret. */
export const storeChangesRoutes =
  ({ db, storeEvents, config }: Pick<Services, 'db' | 'storeEvents' | 'config'>) =>
  async (app: FastifyInstance) => {
    const stores = storeRepository(db);
    const readers = new Set<PassThrough>();

    function write(reader: PassThrough, line: StoreChangeLine) {
      if (reader.writableLength > MAX_UNREAD_BYTES) reader.destroy();
      else reader.write(`${JSON.stringify(line)}\n`);
    }
    const send = (line: StoreChangeLine) => readers.forEach((reader) => write(reader, line));
    const endAll = () => readers.forEach((reader) => reader.end());

    const unsubscribe = storeEvents.onStoreChanged((changed) => {
      if (readers.size === 0) return;
      if (changed === 'all') return send({ all: true });
      stores.usernameOf(changed).then(
        (username) => username && send({ store: username }),
        // The database is down: the reader keeps its cached pages, and evicts them when it is back.
        (error: unknown) => app.log.error({ err: safeError(error) }, 'a changed store cannot be named'),
      );
    });
    const heartbeat = setInterval(() => send({}), CHANGES_HEARTBEAT_MS).unref();
    app.front.ending.addEventListener('abort', endAll);
    app.addHook('preClose', async () => endAll());
    app.addHook('onClose', async () => {
      clearInterval(heartbeat);
      unsubscribe();
    });

    app.get(processPaths.storeChanges, { schema: { hide: true } }, async (request, reply) => {
      if (!isFromServerInFront(request, config.apiSecret))
        throw new HttpRefusal(refused(403, 'API_SECRET tidak sama'));
      const reader = new PassThrough();
      reader.once('close', () => readers.delete(reader));
      readers.add(reader);
      // A new subscriber has missed earlier changes.
      write(reader, { all: true, calls: app.apiCalls });
      return reply.type('application/x-ndjson').send(reader);
    });
  };
