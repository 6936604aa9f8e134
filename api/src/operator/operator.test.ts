import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { products } from '../db/schema/catalogue.ts';
import { mails, NO_STORE } from '../db/schema/mails.ts';
import { orders } from '../db/schema/orders.ts';
import { stores } from '../db/schema/stores.ts';
import { aProduct, aStore, anAccount, uniqueName } from '../testing/a-store.ts';
import type { Changed } from '../lib/store-events.ts';
import { anEventOf } from '../testing/an-event.ts';
import { testApp } from '../testing/test-app.ts';
import { onEveryDatabase } from '../testing/database.ts';
import { documentOf } from '../testing/import-documents.ts';
import { operate as runOperator } from '../testing/operate.ts';
import { checkout, orderRow } from '../testing/orders-over-http.ts';
import { openCommandServer, sendCommand, type CommandServer } from './command-channel.ts';

onEveryDatabase('the operator', (database) => {
  let app: FastifyInstance;
  let dataDir: string;
  const db = () => database().db;
  const changed: Changed[] = [];

  beforeAll(async () => {
    const made = await testApp(database());
    app = made.app;
    dataDir = made.config.dataDir;
    app.services.storeEvents.onStoreChanged((storeId) => changed.push(storeId));
  });
  afterAll(() => app.close());

  async function operate(...args: string[]): Promise<{ text: string; failed: boolean }> {
    const { lines, failed } = await runOperator(dataDir, args);
    return { text: lines.join('\n'), failed };
  }

  async function anOrder() {
    const store = await aStore(db());
    const product = await aProduct(db(), store.id);
    const account = await anAccount(db(), store.id);
    const two = { products: [{ id: product.id, qty: 2 }] };
    const placed = await checkout(app, { store, product, account }, two);
    const { data } = placed.json<{ data: { id: string; invoice: string } }>();
    const row = async () => (await db().select().from(orders).where(eq(orders.publicId, data.id)))[0];
    return { store, product, ...data, row };
  }

  it('prints a hundred mistakes of a document, and writes all of them to a file, until it is imported', async () => {
    const products = Array.from({ length: 2_000 }, (_, at) => ({ key: `k${at}`, slug: `s${at}`, harga: -1 }));
    const document = path.join(dataDir, 'batik.json');
    await writeFile(document, JSON.stringify({ format: 1, products }));
    const { text, failed } = await operate('import', document);
    const printed = text.split('\n');
    const report = path.join(dataDir, 'batik.kesalahan.txt');
    expect(failed).toBe(true);
    expect(printed[0]).toBe(`Tidak ada yang diimpor: 4001 kesalahan di ${document}.`);
    expect(printed).toHaveLength(102);
    expect(printed.at(-1)).toBe(`Semua 4001 kesalahan ditulis ke ${report}.`);
    const written = (await readFile(report, 'utf8')).trimEnd().split('\n');
    expect(written).toHaveLength(4_002);
    expect(written.slice(0, 101)).toEqual(printed.slice(0, 101));
    expect(written.at(-1)).toMatch(/\/products\/1999/);
    const store = { username: uniqueName('batik'), nama_toko: 'Batik', origin: '33.72.01' };
    const switches = { subscription_status: 'free', is_valid: true, is_active: true };
    await writeFile(document, JSON.stringify({ format: 1, store: { ...store, ...switches } }));
    expect((await operate('import', document)).failed).toBe(false);
    await expect(stat(report)).rejects.toThrow('ENOENT');
    expect((await operate('import', document)).failed).toBe(false);
  });

  it('exports a store into a folder of its name, from which it is imported', async () => {
    const username = uniqueName('batik');
    const document = path.join(dataDir, 'ekspor.json');
    await writeFile(document, JSON.stringify(documentOf(username, [])));
    expect((await operate('import', document)).failed).toBe(false);
    const { text, failed } = await operate('export', username);
    const written = path.join(dataDir, username, 'store.json');
    expect(failed).toBe(false);
    expect(text).toBe(
      `Toko ${username} ditulis ke ${written}: 0 produk, 0 acara, 0 berkas gambar dan digital.`,
    );
    expect((await operate('import', written)).text).toContain('; 0 baris ditulis.');
    expect(await operate('export', username)).toMatchObject({
      text: expect.stringContaining('sudah berisi sesuatu'),
      failed: true,
    });
    expect((await operate('export', 'toko-tak-ada', 'lain')).failed).toBe(true);
  });

  it('confirms a payment, packs and ships, each only when it is its turn', async () => {
    const order = await anOrder();
    expect((await operate('ship', order.id, '--resi', 'JNE1')).failed).toBe(true);
    expect(await operate('confirm', order.id)).toEqual({
      text: `Pesanan ${order.invoice} sekarang PAID.`,
      failed: false,
    });
    expect(await operate('confirm', order.id)).toMatchObject({
      failed: true,
      text: expect.stringContaining('PAID'),
    });
    expect((await operate('pack', order.id)).text).toContain('DIPACKING');
    expect(
      (await operate('ship', order.invoice, '--store', order.store.username, '--resi', 'JNE1')).text,
    ).toContain('DIKIRIM');
    expect(await order.row()).toMatchObject({ status: 'PAID', statusPengiriman: 'DIKIRIM', resi: 'JNE1' });
    const [product] = await db().select().from(products).where(eq(products.id, order.product.id));
    expect(product).toMatchObject({ soldCount: 2, stock: 8 });
    expect(changed).toContain(order.store.id);
  });

  it('gives the stock back when it rejects', async () => {
    const order = await anOrder();
    expect((await operate('reject', order.id)).text).toContain('REJECTED');
    const [product] = await db().select().from(products).where(eq(products.id, order.product.id));
    expect(product).toMatchObject({ soldCount: 0, stock: 10 });
    expect((await operate('confirm', order.id)).failed).toBe(true);
  });

  it('lists the orders of a store, and requires the store when an invoice number is not enough', async () => {
    const one = await anOrder();
    const other = await anOrder();
    const list = await operate('orders', one.store.username, '--status', 'unpaid');
    expect(list.text).toContain(one.id);
    expect(list.text).not.toContain(other.id);
    expect(one.invoice).toBe(other.invoice);
    const unclear = await operate('confirm', one.invoice);
    expect(unclear.failed).toBe(true);
    expect(unclear.text).toContain('--store');
    expect((await operate('orders', 'tidak-ada')).failed).toBe(true);
    expect((await operate('orders', one.store.username, '--status', 'x')).failed).toBe(true);
  });

  it('lists goods and tickets together, the latest first, page by page', async () => {
    const { store, id: first } = await anOrder();
    const event = await anEventOf(db(), store.id);
    const { publicId: goods, ...row } = await orderRow(db(), first);
    const at = (day: number) => new Date(Date.UTC(2026, 10, day));
    await db()
      .update(orders)
      .set({ createdAt: at(10) })
      .where(eq(orders.publicId, goods));
    const ticketOrder = (publicId: string, day: number) => ({
      ...{
        storeId: store.id,
        kind: 'event' as const,
        publicId,
        token: 't',
        invoice: publicId,
        eventId: event.id,
      },
      ...{ nama: row.nama, handphone: row.handphone, email: row.email, totalHargaBarang: 1, total: 1 },
      ...{ status: 'PAID' as const, createdAt: at(day) },
    });
    await db()
      .insert(orders)
      .values([ticketOrder(`lama-${goods}`, 9), ticketOrder(`baru-${goods}`, 11)]);
    const list = (...args: string[]) => operate('orders', store.username, '--limit', '2', ...args);
    const ids = ({ text }: { text: string }) => text.split('\n').map((line) => line.split('  ').at(-1));
    expect(ids(await list())).toEqual([`baru-${goods}`, goods, 'Masih ada lagi: --page 2']);
    expect(ids(await list('--page', '2'))).toEqual([`lama-${goods}`]);
    expect(ids(await list('--status', 'paid'))).toEqual([`baru-${goods}`, `lama-${goods}`]);
    expect((await list('--page', '3')).text).toBe('Tidak ada halaman 3.');
    expect((await list('--page', '1001')).text).toBe('Tidak ada halaman 1001.');
  });

  it('lists mails with why they failed, and retries one', async () => {
    const { store, invoice } = await anOrder();
    await app.services.mails.settled();
    const sentList = await operate('mails', '--store', store.username);
    expect(sentList.text).toMatch(/TERKIRIM +order-placed .*sari@contoh\.id/);
    expect(sentList.text).not.toContain(invoice);
    expect((await operate('mails', '--failed', '--store', store.username)).text).toBe(
      'Tidak ada email yang gagal.',
    );
    await db()
      .update(mails)
      .set({ sentAt: null, failedAt: new Date(), lastError: '550 no such user' })
      .where(eq(mails.storeId, store.id));
    const failedList = await operate('mails', '--failed', '--store', store.username);
    const [, id = ''] = /(\d+) +GAGAL .*550 no such user/.exec(failedList.text) ?? [];
    expect(await operate('mails', '--retry', id)).toEqual({
      text: `Email ${id} dikirim lagi.`,
      failed: false,
    });
    await app.services.mails.settled();
    expect((await operate('mails', '--store', store.username)).text).toMatch(/TERKIRIM/);
    expect(await operate('mails', '--retry', id)).toMatchObject({ failed: true });
    expect((await operate('mails', '--retry', '2147483647')).failed).toBe(true);
    expect((await operate('mails', '--store', 'tidak-ada')).failed).toBe(true);
  });

  it('never tries a mail with a code again', async () => {
    const now = app.services.clock.now();
    const [mail] = await db()
      .insert(mails)
      .values({
        storeId: NO_STORE,
        kind: 'verification',
        messageKey: uniqueName('surat'),
        recipient: 'sari@contoh.id',
        subject: '',
        text: '',
        queuedAt: now,
        nextAttemptAt: now,
        expiresAt: now,
        failedAt: now,
      })
      .returning();
    const reply = await operate('mails', '--retry', String(mail?.id));
    expect(reply).toMatchObject({ failed: true, text: expect.stringContaining('berisi kode') });
  });

  it('opens and closes a store', async () => {
    const store = await aStore(db());
    const isActive = async () =>
      (await db().select().from(stores).where(eq(stores.id, store.id)))[0]?.isActive;
    await operate('close', store.username);
    expect(await isActive()).toBe(false);
    await operate('open', store.username);
    expect(await isActive()).toBe(true);
    expect((await operate('open', 'tidak-ada')).failed).toBe(true);
  });

  it('prints every mistake of a broken document with its place', async () => {
    await writeFile(
      path.join(dataDir, 'rusak.json'),
      JSON.stringify({ format: 1, store: { username: 'X' } }),
    );
    const result = await operate('import', 'rusak.json');
    expect(result.failed).toBe(true);
    expect(result.text).toContain('/store/username');
    expect(result.text).toContain('/store');
  });

  it('imports through the running server, whose pages then show it', async () => {
    const username = uniqueName('toko');
    const store = {
      username,
      nama_toko: 'Toko Pintu',
      subscription_status: 'free',
      is_valid: true,
      is_active: true,
      origin: '33.72.01',
    };
    await writeFile(path.join(dataDir, 'toko.json'), JSON.stringify({ format: 1, store }));
    expect((await operate('import', 'toko.json')).text).toContain(`Toko ${username} dibuat`);
    const shown = await app.inject(`/api/setting/profile?username=${username}`);
    expect(shown.json()).toMatchObject({ data: { nama_toko: 'Toko Pintu' } });
  });

  it('reports that there is no proof to save', async () => {
    const order = await anOrder();
    expect((await operate('proof', order.id, 'bukti.png')).failed).toBe(true);
  });

  it('refuses commands without the secret, which only the owner of the folder can read', async () => {
    const file = path.join(dataDir, 'operator.json');
    expect((await stat(file)).mode & 0o077).toBe(0);
    const { port } = JSON.parse(await readFile(file, 'utf8')) as { port: number };
    const status = await new Promise((resolve, reject) => {
      const call = httpRequest(
        { host: '127.0.0.1', port, method: 'POST', headers: { authorization: 'Bearer x' } },
        (answer) => resolve(answer.statusCode),
      );
      call.on('error', reject);
      call.end('{"command":"open","store":"x"}');
    });
    expect(status).toBe(403);
  });

  describe('when the server stops meanwhile', () => {
    const request = { command: 'open', store: 'x' } as const;
    const reply = { ok: true, lines: ['Sudah.'] };
    const log = { error: () => undefined, warn: () => undefined };

    /** A command that runs until it is stopped. */
    async function running(finishWithinMs?: number) {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'lapak-command-'));
      let end: () => void = () => undefined;
      let server: CommandServer | null = null;
      let sent: Promise<unknown> = Promise.resolve();
      await new Promise<void>((begun, failed) => {
        const run = () => {
          begun();
          return new Promise<typeof reply>((resolve) => (end = () => resolve(reply)));
        };
        openCommandServer(folder, { run }, log, finishWithinMs).then((opened) => {
          server = opened;
          sent = sendCommand(folder, request).catch((error: Error) => error.message);
        }, failed);
      });
      return { folder, sent, end, close: () => (server as CommandServer | null)?.close() };
    }

    it('gets the reply of a command that ends soon, and takes no other', async () => {
      const { folder, sent, end, close } = await running(60_000);
      const closed = close();
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(await sendCommand(folder, request)).toBeNull();
      end();
      expect(await sent).toEqual(reply);
      await closed;
    });

    it('says that the command may have been done', async () => {
      const { sent, close } = await running(10);
      await close();
      expect(await sent).toMatch(/^Lapak berhenti sebelum menjawab/);
    });
  });

  it('detects that no server runs, also when one was killed', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'lapak-command-'));
    expect(await sendCommand(folder, { command: 'open', store: 'x' })).toBeNull();
    await writeFile(path.join(folder, 'operator.json'), JSON.stringify({ port: 1, secret: 'gone' }));
    expect(await sendCommand(folder, { command: 'open', store: 'x' })).toBeNull();
  });
});
