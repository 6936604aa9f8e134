import { connect, createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { withPostgresServer } from '../testing/postgres-server.ts';
import type { OpenDatabase } from './client.ts';
import { openDatabase, openFromThread } from './open-database.ts';

/** A way to the server of an address that keeps the text that is sent over it. */
async function listenOnTheWay(address: string) {
  const url = new URL(address);
  const { port, hostname } = url;
  let sent = '';
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    client.on('data', (bytes) => (sent += bytes.toString('latin1')));
    client.pipe(server).pipe(client);
    // Each ends with the other; a reset is no error of the test.
    client.on('error', () => server.destroy());
    server.on('error', () => client.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  url.hostname = '127.0.0.1';
  url.port = String((proxy.address() as AddressInfo).port);
  return { url: url.toString(), sent: () => sent, close: () => proxy.close() };
}

withPostgresServer('A session of the pool', (server) => {
  const withOptions = () => {
    const url = new URL(server().url);
    url.searchParams.set('options', '-c jit=on -c application_name=uji');
    return url.toString();
  };
  const settingOf = (db: Pick<OpenDatabase['db'], 'execute'>, name: string) =>
    db.execute<{ value: string }>(sql`select current_setting(${name}) as value`);
  async function settingsOf(opened: OpenDatabase) {
    try {
      const first = await settingOf(opened.db, 'jit');
      const inTransaction = await opened.db.transaction((tx) => settingOf(tx, 'jit'));
      const name = await settingOf(opened.db, 'application_name');
      return [first, inTransaction, name].map((result) => (result as unknown as { rows: unknown[] }).rows[0]);
    } finally {
      await opened.close();
    }
  }
  const off = { value: 'off' };

  it('compiles no statement, from its first one on', async () => {
    const { url } = server();
    const opened = await openDatabase({ databaseUrl: url, dataDir: '' });
    expect(await settingsOf(opened)).toEqual([off, off, { value: '' }]);
    expect(await settingsOf(openFromThread({ url }))).toEqual([off, off, { value: '' }]);
  });

  it('keeps the options of its address besides', async () => {
    const url = withOptions();
    const opened = await openDatabase({ databaseUrl: url, dataDir: '' });
    expect(await settingsOf(opened)).toEqual([off, off, { value: 'uji' }]);
    expect(await settingsOf(openFromThread({ url }))).toEqual([off, off, { value: 'uji' }]);
  });

  it('sends statements that are not awaited one by one at once', async () => {
    const [direct, way] = [
      await openDatabase({ databaseUrl: server().url, dataDir: '' }),
      await listenOnTheWay(server().url),
    ];
    const opened = await openDatabase({ databaseUrl: way.url, dataDir: '' });
    try {
      const answered = await direct.db.transaction(async (holder) => {
        await holder.execute(sql`select pg_advisory_xact_lock(4711)`);
        const sent = opened.db.transaction((tx) =>
          Promise.all([
            tx.execute(sql`select pg_advisory_xact_lock(4711)`),
            tx.execute(sql`select 'behind the lock'`),
          ]),
        );
        // It fails when the lock is not had in time, and the second statement was not sent before.
        const isOver = sent.then(
          () => true,
          () => true,
        );
        while (!way.sent().includes('behind the lock')) {
          if (await Promise.race([isOver, sleep(5)])) throw new Error('not sent at once');
        }
        return [sent];
      });
      expect(await answered[0]).toHaveLength(2);
    } finally {
      await Promise.all([opened.close(), direct.close()]);
      way.close();
    }
  });
});
