import type { FastifyInstance } from 'fastify';
import { aStore } from '../../../testing/a-store.ts';
import { aShow, ticketBuyer, type PlacedTickets, type Show } from '../../../testing/an-event.ts';
import { testApp, type testClock } from '../../../testing/test-app.ts';
import { onEveryDatabase } from '../../../testing/database.ts';
import { aShop, placed, sendForm } from '../../../testing/orders-over-http.ts';

onEveryDatabase('the token of an order of tickets', (database) => {
  let app: FastifyInstance;
  let clock: ReturnType<typeof testClock>;
  let buyer: ReturnType<typeof ticketBuyer>;
  let show: Show;
  let own: PlacedTickets;
  let other: PlacedTickets;
  const db = () => database().db;

  beforeAll(async () => {
    ({ app, clock } = await testApp(database()));
    buyer = ticketBuyer({ app });
    show = await aShow(db(), clock.now(), { maxQty: null });
    [own, other] = [await buyer.placed(show), await buyer.placed(show)];
    for (const order of [own, other]) {
      const sent = await buyer.sendProof(show, order);
      expect(sent.statusCode).toBe(200);
    }
  });
  afterAll(() => app.close());

  const lastOff = (token: string) => token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
  const wrongTokens = (): [string, string][] => [
    ['one character off', lastOff(own.token)],
    ['a character short', own.token.slice(0, -1)],
    ['of another order', other.token],
    ['in another case', own.token.toUpperCase()],
    ['with a wildcard', '%'],
    ['with nothing in it', '%00'],
  ];

  it('opens the order and its proof', async () => {
    expect((await buyer.read(own)).statusCode).toBe(200);
    const proof = await app.inject(`/api/event/transaction/${own.id}/${own.token}/bukti-transfer`);
    expect(proof.statusCode).toBe(200);
    expect(proof.headers['cache-control']).toBe('no-store');
  });

  it('opens nothing when it is wrong, in the words of an order that does not exist', async () => {
    const unknown = (await buyer.read({ id: 'tidak-ada', token: own.token })).json<{ info: string }>().info;
    for (const [what, token] of wrongTokens()) {
      const path = `/api/event/transaction/${own.id}/${encodeURIComponent(token)}`;
      for (const url of [path, `${path}/bukti-transfer`]) {
        const answer = await app.inject(url);
        expect([what, url, answer.statusCode]).toEqual([what, url, 404]);
        expect(answer.json()).toMatchObject({ info: unknown });
        expect(answer.body).not.toContain(own.token);
      }
    }
  });

  it('is required by every call: without one the order is not found', async () => {
    for (const url of [
      `/api/event/transaction/${own.id}`,
      `/api/event/transaction/${own.id}/`,
      `/api/event/transaction/${own.id}//bukti-transfer`,
    ]) {
      const { statusCode } = await app.inject(url);
      expect([url, statusCode >= 400 && statusCode < 500]).toEqual([url, true]);
    }
  });

  it('is not spared by the addresses of other orders, which are found by no token', async () => {
    const goods = await aShop(db());
    const id = await placed(app, goods);
    const unknown = 'Transaksi tidak ditemukan';
    for (const url of [
      `/api/transaction/${own.id}`,
      `/api/transaction/${own.id}?username=${show.store.username}`,
      `/api/event/transaction/${id}/${own.token}`,
      `/api/event/transaction/${id}/null`,
      `/api/event/transaction/${id}/%20`,
    ]) {
      const answer = await app.inject(url);
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.json()).toMatchObject({ info: unknown });
    }
    const received = await app.inject({ method: 'POST', url: `/api/transaction/${own.id}/selesai` });
    expect(received.statusCode).toBe(404);
    const sent = await sendForm(app, `/api/transaction/bukti-transfer/${own.id}`, {});
    expect(sent.json()).toMatchObject({ info: unknown });
    expect((await app.inject(`/api/transaction/${id}`)).statusCode).toBe(200);
  });

  it('goes with a proof as a field of the form', async () => {
    const fresh = await buyer.placed(show);
    for (const token of [null, '', lastOff(fresh.token), own.token]) {
      const answer = await buyer.sendProof(show, fresh, { token });
      expect([token, answer.statusCode]).toEqual([token, 404]);
      expect(answer.json()).toMatchObject({ info: 'Transaksi tidak ditemukan' });
    }
    expect((await buyer.read(fresh)).json()).toMatchObject({ data: { status: 'UNPAID' } });
    expect((await buyer.sendProof(show, fresh)).json()).toMatchObject({
      code: '00',
      data: { status: 'CONFIRMED', status_pembayaran: 'CONFIRMED' },
    });
  });

  it('does not help with the username of another store', async () => {
    const fresh = await buyer.placed(show);
    const elsewhere = await aStore(db());
    for (const username of [elsewhere.username, 'tidak-ada', '']) {
      expect((await buyer.sendProof(show, fresh, { username })).statusCode).toBe(404);
    }
    const capitals = show.store.username.toUpperCase();
    expect((await buyer.sendProof(show, fresh, { username: capitals })).statusCode).toBe(200);
  });
});
