import { setTimeout as sleep } from 'node:timers/promises';
import { createStoreEvents } from '../../lib/store-events.ts';
import { aMember } from '../../testing/a-member.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { aShop, placed } from '../../testing/orders-over-http.ts';
import { testApp } from '../../testing/test-app.ts';
import { createOrderFeed } from './order-feed.ts';

onEveryDatabase("the feed of a store's orders", (database) => {
  const db = () => database().db;

  /** A feed by itself, with what a reader has read. */
  function aFeed() {
    const storeEvents = createStoreEvents();
    const feed = createOrderFeed({ db: db(), storeEvents });
    const read = (storeId: number, mayRead = () => Promise.resolve(true)) => {
      const stream = feed.open({ storeId, userId: 1, mayRead });
      const texts: string[] = [];
      stream.setEncoding('utf8').on('data', (text: string) => texts.push(text));
      return { stream, text: async () => (await sleep(5), texts.join('')) };
    };
    return { storeEvents, feed, read };
  }

  it('sends its store’s readers what happened, and begins with an event', async () => {
    const { storeEvents, feed, read } = aFeed();
    const [mine, other] = [read(1), read(2)];
    storeEvents.ordersChanged(1, 'placed');
    storeEvents.storeChanged(1);
    expect(await mine.text()).toBe(
      'retry: 2000\nevent: ready\ndata: {}\n\ndata: {"what":"placed"}\n\ndata: {"what":"changed"}\n\n',
    );
    expect(await other.text()).toBe('retry: 2000\nevent: ready\ndata: {}\n\n');
    feed.close();
  });

  it('has an event every twenty seconds, and looks every minute who may read', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const { feed } = aFeed();
    const mayRead = jest.fn(() => Promise.resolve(true));
    const stream = feed.open({ storeId: 1, userId: 1, mayRead }).setEncoding('utf8');
    stream.read();
    jest.advanceTimersByTime(20_000);
    expect(stream.read()).toBe('event: ready\ndata: {}\n\n');
    expect(mayRead).not.toHaveBeenCalled();
    jest.advanceTimersByTime(40_000);
    expect(mayRead).toHaveBeenCalledTimes(1);
    feed.close();
    jest.useRealTimers();
  });

  it('ends for whoever may not read any more, and for nobody while the database is away', async () => {
    const { feed, read } = aFeed();
    const removed = read(1, () => Promise.resolve(false));
    const unknown = read(1, () => Promise.reject(new Error('away')));
    await feed.dropStrangers();
    await sleep(5);
    expect([removed.stream.readableEnded, unknown.stream.readableEnded]).toEqual([true, false]);
    feed.close();
  });

  it('ends the oldest of ten streams when a member opens another one, and nobody else’s', async () => {
    const { feed } = aFeed();
    const open = (userId: number, storeId = 1) =>
      feed.open({ storeId, userId, mayRead: () => Promise.resolve(true) }).resume();
    const others = [open(2), open(1, 2)];
    const own = Array.from({ length: 12 }, () => open(1));
    await sleep(5);
    expect(own.map(({ readableEnded }) => readableEnded)).toEqual([
      true,
      true,
      ...Array.from({ length: 10 }, () => false),
    ]);
    expect(others.map(({ readableEnded }) => readableEnded)).toEqual([false, false]);
    feed.close();
  });

  it('has another version for those who poll whenever something changed or may have', async () => {
    const { storeEvents, feed } = aFeed();
    const version = async () => (await feed.latest(1)).version;
    const versions = [await version()];
    for (const change of [
      () => storeEvents.ordersChanged(1, 'proof'),
      () => storeEvents.storeChanged(1),
      () => storeEvents.missedElsewhere(),
    ]) {
      change();
      versions.push(await version());
    }
    expect(new Set(versions).size).toBe(4);
    storeEvents.ordersChanged(2, 'placed');
    expect(await version()).toBe(versions[3]);
    feed.close();
  });

  it('comes through the whole API while a shopper orders, and ends with the server', async () => {
    const { app, clock } = await testApp(database());
    const shop = await aShop(db());
    const { headers } = await aMember(db(), clock.now(), shop.store.id, 'staff');
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const url = `${address}/api/seller/toko/${shop.store.username}`;
    const reply = await fetch(`${url}/umpan`, { headers });
    expect(reply.headers.get('content-type')).toBe('text/event-stream');
    const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (!reader) throw new Error('no stream');
    let text = '';
    const until = async (wanted: string) => {
      while (!text.includes(wanted)) {
        const { done, value } = await reader.read();
        if (done) throw new Error(`the stream ended with ${text}`);
        text += value;
      }
    };
    await until('event: ready');
    await placed(app, shop);
    await until('{"what":"placed"}');
    const latest = await fetch(`${url}/terbaru`, { headers });
    expect(await latest.json()).toMatchObject({ data: { placed: 1, proofs: 0 } });
    await app.close();
    await expect(until('never')).rejects.toThrow('the stream ended');
  });
});
