import { Client } from 'pg';
import { withPostgresServer } from '../testing/postgres-server.ts';
import { openChangeChannel, type ChangeChannel } from './change-channel.ts';

withPostgresServer('Processes on one database', (server) => {
  const channels: ChangeChannel[] = [];
  afterEach(async () => {
    for (const channel of channels.splice(0)) await channel.close();
  });

  /** A process that records what it receives. */
  async function join() {
    const received: string[] = [];
    let notify = () => {};
    const channel = await openChangeChannel({
      databaseUrl: server().url,
      onChanged(change) {
        received.push(change);
        notify();
      },
      onMissed() {
        received.push('missed');
        notify();
      },
      onSession: () => Promise.resolve(),
      log: { warn: () => undefined },
    });
    channels.push(channel);
    return {
      channel,
      received,
      async untilReceived(...wanted: string[]) {
        while (!wanted.every((change) => received.includes(change)))
          await new Promise<void>((resolve) => (notify = resolve));
      },
    };
  }

  async function endListeners(): Promise<void> {
    const admin = new Client({ connectionString: server().url });
    await admin.connect();
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null`,
    );
    await admin.end();
  }

  it('receive which stores the others have changed, and not their own messages', async () => {
    const [one, two] = [await join(), await join()];
    one.channel.announce('7');
    two.channel.announce('8:placed');
    await Promise.all([one.untilReceived('8:placed'), two.untilReceived('7')]);
    expect([one.received, two.received]).toEqual([['8:placed'], ['7']]);
  });

  it('receive many stores at once', async () => {
    const [one, two] = [await join(), await join()];
    const stores = Array.from({ length: 1_200 }, (_, n) => `${9_007_199_254_730_000 + n}:changed`);
    for (const change of stores) one.channel.announce(change);
    await two.untilReceived(...stores);
    expect(two.received).toHaveLength(stores.length);
  });

  it('are notified that anything may have changed when their session was lost', async () => {
    const [one, two] = [await join(), await join()];
    await endListeners();
    await Promise.all([one.untilReceived('missed'), two.untilReceived('missed')]);
    one.channel.announce('9');
    await two.untilReceived('9');
  });

  it('receive what was sent while the server was down', async () => {
    const [one, two] = [await join(), await join()];
    server().stop('immediate');
    one.channel.announce('10');
    server().start();
    await two.untilReceived('missed');
    await one.untilReceived('missed');
    // It is sent as soon as the sender's session is open; a receiver that connects later gets `all` after it.
    one.channel.announce('11');
    await two.untilReceived('11');
  });

  it('send what they announced before they end', async () => {
    const [one, two] = [await join(), await join()];
    one.channel.announce('12');
    one.channel.announce('13');
    await one.channel.close();
    await two.untilReceived('12', '13');
  });

  it('end in time when the server is down', async () => {
    const one = await join();
    server().stop('immediate');
    one.channel.announce('14');
    await one.channel.close();
    server().start();
  });
});
