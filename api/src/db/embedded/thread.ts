// The thread of the embedded database. A statement occupies the thread that runs it until it is done, so it is not the one
// that serves visitors.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type QueryOptions, type Transaction } from '@electric-sql/pglite';
import { DurableFS } from './durable-fs.ts';
import { toSent, type FromThread, type ThreadStart, type ToThread, type Work } from './protocol.ts';
import { extensions } from './settings.ts';

/** Ends a transaction that its owner takes back. */
class TakenBack extends Error {}

interface OpenTransaction {
  session: Transaction;
  commit: () => void;
  rollback: (why: TakenBack) => void;
  /** Settles when the database has ended it. */
  ended: Promise<void>;
}

const port = parentPort;
if (!port) throw new Error('the embedded database runs in a thread of its own');
const answer = (message: FromThread) => port.postMessage(message);
const { folder, startParams } = workerData as ThreadStart;
const transactions = new Map<number, OpenTransaction>();

const open = () => PGlite.create({ fs: new DurableFS(folder), extensions, startParams });

/** Resolves when the transaction has begun: others may have to end first. */
function begin(client: PGlite, id: number): Promise<void> {
  return new Promise((begun, failed) => {
    const ended = client.transaction((session) => {
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

const isTakenBack = (error: unknown) => {
  if (!(error instanceof TakenBack)) throw error;
};

const asItIs = (value: string) => value;
const optionsOf = ({ rowMode, asText }: Extract<Work, { type: 'query' }>): QueryOptions => ({
  rowMode,
  parsers: Object.fromEntries(asText.map((type) => [type, asItIs])),
});

async function execute(client: PGlite, { id, ...work }: ToThread): Promise<unknown> {
  const session = 'sql' in work && work.transaction !== undefined ? opened(work.transaction).session : client;
  switch (work.type) {
    case 'query':
      return session.query(work.sql, work.params, optionsOf(work));
    case 'exec':
      return session.exec(work.sql);
    case 'begin':
      return begin(client, id);
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
    case 'close':
      return client.close();
  }
}

try {
  const client = await open();
  port.on('message', (message: ToThread) => {
    execute(client, message).then(
      (result) => answer({ type: 'done', id: message.id, result }),
      (error: unknown) => answer({ type: 'failed', id: message.id, error: toSent(error) }),
    );
  });
  answer({ type: 'open' });
} catch (error) {
  answer({ type: 'failed to open', error: toSent(error) });
}
