import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { products } from '../../../db/schema/catalogue.ts';
import { createOperator } from '../../../operator/operator.ts';
import { suiteApp } from '../../../testing/test-app.ts';
import { onEveryDatabase } from '../../../testing/database.ts';
import { placed } from '../../../testing/orders-over-http.ts';
import { aBookShop, paidBook, shownDownload } from '../../../testing/paid-download.ts';

const CONTENT = '%PDF-1.7 0123456789';

onEveryDatabase('A file that was bought', (database) => {
  const api = suiteApp(database);
  const db = () => database().db;
  const KEY = 'downloads/toko/0123456789abcdef.pdf';

  beforeAll(() => api.app.services.storage.put(KEY, Buffer.from(CONTENT), 'application/pdf', 'private'));

  const file = { link: null, downloadKey: KEY, downloadBytes: CONTENT.length };
  const bought = async (own: Parameters<typeof aBookShop>[1] = {}) =>
    paidBook(api.app, await aBookShop(db(), { ...file, ...own }));
  const open = (link: string, headers: Record<string, string> = {}) => api.app.inject({ url: link, headers });
  const opened = async (id: string) => (await shownDownload(api.app, id)).products[0]?.download?.opened;

  it('is saved under the name of the product, and is kept by no cache', async () => {
    const { id, link } = await bought({ nama: 'Warna “Senja” / Malam' });
    const reply = await open(link);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe(CONTENT);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(CONTENT.length),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
    const disposition = String(reply.headers['content-disposition']);
    expect(disposition).toMatch(/^attachment; filename="/);
    expect(disposition).toContain(`filename*=UTF-8''${encodeURIComponent('Warna “Senja” - Malam.pdf')}`);
    expect(await opened(id)).toBe(1);
  });

  it('comes in parts, of which only the first counts as an opening', async () => {
    const { id, link } = await bought();
    const part = await open(link, { range: 'bytes=0-8' });
    expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([
      206,
      'bytes 0-8/19',
      '%PDF-1.7 ',
    ]);
    const etag = String(part.headers.etag);
    const rest = await open(link, { range: 'bytes=9-', 'if-range': etag });
    expect([rest.statusCode, rest.headers['content-range'], rest.body]).toEqual([
      206,
      'bytes 9-18/19',
      '0123456789',
    ]);
    expect(await opened(id)).toBe(1);
    const beyond = await open(link, { range: 'bytes=19-' });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */19']);
    expect(await opened(id)).toBe(1);
  });

  it.each<Record<string, string>>([
    { range: 'bytes=9-', 'if-range': '"another"' },
    { range: 'bytes=0-1,3-4' },
    { range: 'lines=1-2' },
  ])('comes whole for %j', async (headers) => {
    const { id, link } = await bought();
    const reply = await open(link, headers);
    expect([reply.statusCode, reply.body]).toEqual([200, CONTENT]);
    expect(await opened(id)).toBe(1);
  });

  it('that is not in the storage does not count as opened', async () => {
    const { id, link } = await bought({ downloadKey: 'downloads/toko/tidak-ada.pdf' });
    const reply = await open(link);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ info: expect.stringMatching(/Hubungi penjual/) });
    expect(await opened(id)).toBe(0);
  });

  it('has its name in the storage in no answer, and is served by no public address', async () => {
    const shop = await aBookShop(db(), file);
    const { id } = await paidBook(api.app, shop);
    const { username } = shop.store;
    for (const url of [
      `/api/product?username=${username}`,
      `/api/product/${shop.book.slug}?username=${username}`,
      `/api/transaction/${id}`,
    ]) {
      const { body } = await api.app.inject(url);
      expect(body).toContain('E-book Gambar');
      expect(body).not.toContain('0123456789abcdef');
    }
    expect((await api.app.inject(`/files/${KEY}`)).statusCode).toBe(404);
  });

  it('comes from the import to its buyer', async () => {
    const { store, account } = await aBookShop(db());
    const folder = await mkdtemp(path.join(os.tmpdir(), 'lapak-files-sold-'));
    const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
    await writeFile(path.join(folder, 'a.png'), await picture.png().toBuffer());
    await writeFile(path.join(folder, 'lagu.mp3'), 'bunyi');
    const document = {
      format: 1,
      store: {
        username: store.username,
        nama_toko: 'Toko Musik',
        subscription_status: 'free',
        is_valid: true,
        is_active: true,
        origin: '33.72.01',
      },
      products: [
        {
          key: 'lagu',
          slug: 'lagu',
          nama: 'Lagu',
          category: 'digital_product',
          harga: 5_000,
          stock: 9,
          images: ['a.png'],
          file: 'lagu.mp3',
        },
      ],
    };
    const json = path.join(folder, 'store.json');
    await writeFile(json, JSON.stringify(document));
    const imported = await createOperator(api.app.services).run({ command: 'import', file: json });
    expect(imported).toMatchObject({ ok: true });
    const [song] = await db()
      .select()
      .from(products)
      .where(and(eq(products.storeId, store.id), eq(products.slug, 'lagu')));
    if (!song) throw new Error('The song was not imported');
    const id = await placed(api.app, { store, product: song, account });
    await createOperator(api.app.services).run({ command: 'confirm', order: id });
    const { link } = await shownDownload(api.app, id);
    const reply = await open(link ?? '');
    expect([reply.headers['content-type'], reply.body]).toEqual(['audio/mpeg', 'bunyi']);
  });
});
