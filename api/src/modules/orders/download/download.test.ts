import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { orderLines, orders } from '../../../db/schema/orders.ts';
import { suiteApp } from '../../../testing/test-app.ts';
import { onEveryDatabase } from '../../../testing/database.ts';
import { orderRow } from '../../../testing/orders-over-http.ts';
import { aBookShop, orderedBook, paidBook, shownDownload } from '../../../testing/paid-download.ts';
import { downloadPath } from './download-address.ts';

const HOUR_MS = 3_600_000;
const browser = { accept: 'text/html,application/xhtml+xml' };

onEveryDatabase('A digital product', (database) => {
  const api = suiteApp(database);
  const db = () => database().db;
  const open = (link: string, headers: Record<string, string> = {}) => api.app.inject({ url: link, headers });

  const lineOf = async (publicId: string) => {
    const order = await orderRow(db(), publicId);
    const [line] = await db().select().from(orderLines).where(eq(orderLines.orderId, order.id));
    if (!line) throw new Error('The order has no line');
    return { order, line };
  };
  /** An address as only who knows the order's id could sign it. */
  const signed = async (publicId: string) => {
    const { order, line } = await lineOf(publicId);
    return downloadPath({ ...order, status: 'PAID' }, line, api.clock.now()) ?? '';
  };

  it('elsewhere is only led to, without telling from where, and the opening is counted', async () => {
    const { id, link } = await paidBook(api.app, await aBookShop(db()));
    const reply = await open(link, browser);
    expect(reply.statusCode).toBe(302);
    expect(reply.headers).toMatchObject({
      location: 'https://unduhan.contoh.id/buku',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    api.clock.advance(HOUR_MS);
    await open(link, browser);
    expect(await shownDownload(api.app, id)).toMatchObject({
      products: [{ download: { opened: 2, opened_at: '2026-11-21T10:00:00.000+07:00' } }],
    });
  });

  it.each([
    ['//unduhan.contoh.id/a', 302],
    ['http://unduhan.contoh.id/a', 302],
    ['ftp://unduhan.contoh.id/a', 404],
    ['mailto:toko@contoh.id', 404],
    ['/etc/passwd', 404],
  ])('at %s answers %i', async (link, status) => {
    const order = await paidBook(api.app, await aBookShop(db(), { link }));
    const reply = await open(order.link);
    expect(reply.statusCode).toBe(status);
    if (status === 302) expect(reply.headers.location).toMatch(/^https?:\/\/unduhan\.contoh\.id\/a$/);
    else expect(reply.json()).toMatchObject({ info: expect.stringMatching(/Unduhan belum tersedia/) });
  });

  it('opens at no changed address, and at none of another order', async () => {
    const shop = await aBookShop(db());
    const [mine, other] = [await paidBook(api.app, shop), await paidBook(api.app, shop)];
    const [, theirs = ''] = /\.([\w-]+)$/.exec(other.link) ?? [];
    expect((await open(mine.link.replace(/[\w-]+$/, theirs))).statusCode).toBe(404);
    const from = mine.link.lastIndexOf('/') + 1;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: from, max: mine.link.length - 1 }),
        fc.constantFrom(...'0123456789abzAZ_-.'),
        async (at, letter) => {
          fc.pre(mine.link[at] !== letter);
          const reply = await open(`${mine.link.slice(0, at)}${letter}${mine.link.slice(at + 1)}`);
          expect(reply.statusCode).toBe(404);
        },
      ),
      { numRuns: 40 },
    );
    expect(await lineOf(mine.id)).toMatchObject({ line: { openedCount: 0, openedAt: null } });
  });

  it('opens for a day; then the page of the order has a new address', async () => {
    const { id, link } = await paidBook(api.app, await aBookShop(db()));
    api.clock.advance(24 * HOUR_MS - 1);
    expect((await open(link)).statusCode).toBe(302);
    api.clock.advance(1);
    const late = await open(link);
    expect(late.statusCode).toBe(403);
    expect(late.json()).toMatchObject({ code: '-2', info: expect.stringMatching(/kadaluarsa.*24 jam/) });
    const { link: renewed } = await shownDownload(api.app, id);
    expect((await open(renewed ?? '')).statusCode).toBe(302);
  });

  it('that does not open says so on a page, with the way back to who came from the order', async () => {
    const shop = await aBookShop(db());
    const { id, link } = await paidBook(api.app, shop);
    api.clock.advance(24 * HOUR_MS);
    const orderPage = `/${shop.store.username}/onlinestore/status/${id}`;
    const fromOrder = await open(link, { ...browser, referer: `http://localhost:3000${orderPage}` });
    expect(fromOrder.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(fromOrder.body).toContain('<h1>Tautan unduhan sudah kadaluarsa</h1>');
    expect(fromOrder.body).toContain(`<a href="${orderPage}">Kembali ke pesanan</a>`);
    // An address that was passed on must not lead to the buyer's data.
    const passedOn = await open(link, browser);
    expect(passedOn.body).not.toContain(id);
    expect(passedOn.body).toContain(`<a href="/${shop.store.username}/onlinestore/transactions">`);
  });

  it.each([
    ['UNPAID', 'Pesanan belum dibayar'],
    ['CONFIRMED', 'Pesanan belum dibayar'],
    ['EXPIRED', 'Pesanan sudah berakhir'],
    ['REJECTED', 'Pesanan sudah berakhir'],
  ] as const)('does not open for an order that is %s, even with a genuine address', async (status, title) => {
    const id = await orderedBook(api.app, await aBookShop(db()));
    await db().update(orders).set({ status }).where(eq(orders.publicId, id));
    expect(await shownDownload(api.app, id)).toMatchObject({ link: null });
    const reply = await open(await signed(id), browser);
    expect(reply.statusCode).toBe(409);
    expect(reply.body).toContain(`<h1>${title}</h1>`);
    expect(await lineOf(id)).toMatchObject({ line: { openedCount: 0 } });
  });

  it('opens a hundred times and no more, however many open it at once', async () => {
    const { id, link } = await paidBook(api.app, await aBookShop(db()));
    const { line } = await lineOf(id);
    const openings = fc.record({
      before: fc.integer({ min: 90, max: 100 }),
      at: fc.integer({ min: 1, max: 20 }),
    });
    await fc.assert(
      fc.asyncProperty(openings, async ({ before, at }) => {
        const row = { openedCount: before, openedAt: api.clock.now() };
        await db().update(orderLines).set(row).where(eq(orderLines.id, line.id));
        const replies = await Promise.all(Array.from({ length: at }, () => open(link)));
        const opened = replies.filter((reply) => reply.statusCode === 302);
        expect(opened).toHaveLength(Math.min(at, 100 - before));
        for (const reply of replies) {
          if (reply.statusCode !== 302)
            expect(reply.json()).toMatchObject({ info: expect.stringMatching(/sudah dibuka 100 kali/) });
        }
        expect(await lineOf(id)).toMatchObject({ line: { openedCount: Math.min(before + at, 100) } });
      }),
      { numRuns: 8 },
    );
  });

  it('is received once it was opened', async () => {
    const { id, link } = await paidBook(api.app, await aBookShop(db()));
    const receive = () =>
      api.app.inject({ method: 'POST', url: `/api/transaction/${id}/selesai`, payload: {} });
    const early = await receive();
    expect(early.statusCode).toBe(409);
    expect(early.json()).toMatchObject({
      info: 'Buka dulu produk digitalnya, lalu konfirmasi bahwa kamu sudah menerimanya',
    });
    await open(link);
    expect((await receive()).statusCode).toBe(200);
    expect(await orderRow(db(), id)).toMatchObject({ statusPengiriman: 'SELESAI' });
  });

  it('that the store never gave anything to open for is received without', async () => {
    const shop = await aBookShop(db(), { link: null });
    const id = await orderedBook(api.app, shop);
    await db()
      .update(orders)
      .set({ status: 'PAID', statusPengiriman: 'DIKIRIM' })
      .where(eq(orders.publicId, id));
    const reply = await api.app.inject({
      method: 'POST',
      url: `/api/transaction/${id}/selesai`,
      payload: {},
    });
    expect(reply.statusCode).toBe(200);
  });

  it('has its address in no public answer and in no mail', async () => {
    const shop = await aBookShop(db());
    const { username } = shop.store;
    const { id, link } = await paidBook(api.app, shop);
    const urls = [
      `/api/product?username=${username}`,
      `/api/product/${shop.book.slug}?username=${username}`,
      `/api/product/${shop.book.id}?username=${username}`,
      `/api/transaction/${id}?username=${username}`,
      `/${username}/sitemap.xml`,
    ];
    for (const url of urls) {
      const reply = await api.app.inject(url);
      expect(`${url} ${reply.statusCode}`).toBe(`${url} 200`);
      expect(reply.body).not.toContain('unduhan.contoh.id');
    }
    expect((await api.app.inject({ method: 'HEAD', url: link })).headers.location).toBeUndefined();
    expect(api.mails.map(({ text }) => text).join()).not.toContain('unduhan.contoh.id');
  });
});
