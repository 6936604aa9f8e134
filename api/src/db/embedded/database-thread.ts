// The thread of the embedded database. A statement occupies the thread that runs it until it is done, so it is not the one
// that serves visitors.
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { PGlite, type QueryOptions } from '@electric-sql/pglite';
import type { EmbeddedClient, EmbeddedSession } from './embedded-client.ts';
import { DurableFS } from './durable-fs.ts';
import { preparedClient } from './prepared-client.ts';
import { toSent, type FromThread, type ThreadStart, type ToThread, type Work } from './database-protocol.ts';
import { extensions } from './settings.ts';

/** Ends a transaction that its owner takes back. */
class TakenBack extends Error {}

interface OpenTransaction {
  session: EmbeddedSession;
  commit: () => void;
  rollback: (why: TakenBack) => void;
  /** Settles when the database has ended it. */
  ended: Promise<void>;
}

const { folder, startParams } = workerData as ThreadStart;
const open = async () =>
  preparedClient(await PGlite.create({ fs: new DurableFS(folder), extensions, startParams }));

const isTakenBack = (error: unknown) => {
  if (!(error instanceof TakenBack)) throw error;
};

const asItIs = (value: string) => value;
const optionsOf = ({ rowMode, asText }: Extract<Work, { type: 'query' }>): QueryOptions => ({
  rowMode,
  parsers: Object.fromEntries(asText.map((type) => [type, asItIs])),
});

/** Answers what is asked over a port; its transactions are open until they are ended, or until it closes. */
function serve(client: EmbeddedClient, port: MessagePort): void {
  const transactions = new Map<number, OpenTransaction>();
  let isClosed = false;

  /** Resolves when the transaction has begun: others may have to end first. */
  function begin(id: number): Promise<void> {
    return new Promise((begun, failed) => {
      const ended = client.transaction((session) => {
        if (isClosed) throw new TakenBack();
        const settled = new Promise<void>((commit, rollback) => {
          transactions.set(id, { session, commit, rollback, ended });
        });
        begun();
        return settled;
      });
      ended.catch(failed).finally(() => transactions.delete(id));
    });
  }

  function opened(id: number): OpenTransaction {
    const transaction = transactions.get(id);
    if (!transaction) throw new Error('the transaction has ended');
    return transaction;
  }

  async function execute({ id, ...work }: ToThread): Promise<unknown> {
    const session =
      'sql' in work && work.transaction !== undefined ? opened(work.transaction).session : client;
    switch (work.type) {
      case 'query':
        return session.query(work.sql, work.params, optionsOf(work));
      case 'exec':
        return session.exec(work.sql);
      case 'begin':
        return begin(id);
      case 'commit': {
        const { commit, ended } = opened(work.transaction);
        commit();
        return ended;
      }
      case 'rollback': {
        const { rollback, ended } = opened(work.transaction);
        rollback(new TakenBack());
        return ended.catch(isTakenBack);
      }
      case 'connect':
        return serve(client, work.port);
      case 'ping':
        return client.ping();
      case 'close':
        return client.close();
    }
  }

  const answer = (message: FromThread) => port.postMessage(message);
  port.on('message', (message: ToThread) => {
    execute(message).then(
      (result) => answer({ type: 'done', id: message.id, result }),
      (error: unknown) => answer({ type: 'failed', id: message.id, error: toSent(error) }),
    );
  });
  port.on('close', () => {
    isClosed = true;
    for (const { rollback } of transactions.values()) rollback(new TakenBack());
  });
}

const port = parentPort;
if (!port) throw new Error('the embedded database runs in a thread of its own');
const send = (message: FromThread) => port.postMessage(message);
try {
  serve(await open(), port);
  send({ type: 'open' });
} catch (error) {
  send({ type: 'failed to open', error: toSent(error) });
}
