// The kind must be in the table before a schema is made from it.
import { seventhKind } from '@lapak/contracts/testing/seventh-kind';
import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { EventTransaction } from '@lapak/contracts/api/event';
import type { OrderResponse } from '@lapak/contracts/api/order';
import { eq } from 'drizzle-orm';
import { products } from '../../../db/schema/catalogue.ts';
import { tickets } from '../../../db/schema/events.ts';
import { stores } from '../../../db/schema/stores.ts';
import { importStore } from '../../../import/import-store.ts';
import { createDiskStorage } from '../../../storage/disk-storage.ts';
import { uniqueName } from '../../../testing/a-store.ts';
import { testApp, type testClock } from '../../../testing/test-app.ts';
import { onEveryDatabase } from '../../../testing/database.ts';
import { sandboxInstructions } from './sandbox-instructions.ts';

Object.assign(sandboxInstructions, {
  [seventhKind]: ({ invoice }: { invoice: string }) => ({ paymentCode: `TAGIHAN ${invoice}` }),
});

const account = (key: string, type_of_payment: string, own: object) => ({
  key,
  group: seventhKind,
  nama: `Kredit ${key}`,
  type_of_payment,
  ...own,
});

const document = (username: string) => ({
  format: 1,
  store: {
    username,
    nama_toko: 'Toko Tujuh',
    subscription_status: 'business',
    is_valid: true,
    is_active: true,
    origin: '33.72.01',
  },
  products: [
    {
      key: 'gayo',
      slug: 'gayo',
      nama: 'Gayo',
      category: 'barang',
      harga: 80_000,
      stock: 5,
      berat: 250,
      alamat_option: 0,
      images: ['a.png'],
    },
  ],
  payment_accounts: [
    account('otomatis', 'otomatis', { biller_name: 'sandbox', admin_fee: 4_000 }),
    account('manual', 'manual', { nama_rekening: 'Toko Tujuh', nomor_rekening: '0812' }),
  ],
  events: [
    {
      key: 'kelas',
      nama_event: 'Kelas Kopi',
      category: 'Workshop',
      image_cover: 'a.png',
      nama_organizer: 'Toko Tujuh',
      tanggal_start: '2026-12-20',
      tanggal_end: '2026-12-20',
      waktu_start: '09:00',
      waktu_end: '12:00',
      nama_tempat: 'Pendopo',
      alamat: 'Jl. Melati 5',
      description: '<p>Seduh</p>',
      tickets: [
        {
          key: 'reguler',
          nama_tiket: 'Reguler',
          harga: 100_000,
          quota: 10,
          max_qty: 4,
          sale_start: '2026-11-01T00:00:00+07:00',
          sale_end: '2026-12-19T00:00:00+07:00',
        },
      ],
    },
  ],
});

const buyer = { nama: 'Sari', handphone: '081234567890', email: 'sari@contoh.id' };

onEveryDatabase('a kind of payment that is a row of the table and a line of the sandbox', (database) => {
  let app: FastifyInstance;
  let clock: ReturnType<typeof testClock>;
  const username = uniqueName('tujuh');
  const db = () => database().db;

  beforeAll(async () => {
    ({ app, clock } = await testApp(database(), { config: { sandboxSecret: 'rahasia uji' } }));
    const folder = await mkdtemp(path.join(os.tmpdir(), 'lapak-seventh-'));
    const picture = { width: 20, height: 10, channels: 3 as const, background: 'brown' };
    await sharp({ create: picture }).png().toFile(path.join(folder, 'a.png'));
    await writeFile(path.join(folder, 'store.json'), JSON.stringify(document(username)));
    const storage = createDiskStorage(path.join(folder, 'files'));
    const imported = await importStore(
      { db: db(), storage, clock, collects: true, storeChanged: () => undefined },
      path.join(folder, 'store.json'),
      folder,
    );
    expect(imported).toMatchObject({ ok: true, store: { warnings: [] } });
  });
  afterAll(() => app.close());

  const post = async (url: string, payload: object) => {
    const reply = await app.inject({ method: 'POST', url, payload: { username, ...buyer, ...payload } });
    expect(reply.json()).toMatchObject({ code: '00' });
    return reply.json<{ data: { id: string; token: string } }>().data;
  };
  /** Ids of its two accounts, as a checkout finds them. */
  async function offered() {
    const { data } = (await app.inject(`/api/payment-method-per-method/${username}`)).json();
    const [automatic, manual] = data[seventhKind];
    return { automatic, manual };
  }
  const storeId = async () =>
    (await db().select().from(stores).where(eq(stores.username, username)))[0]?.id ?? 0;

  it('is offered in a separate group, with the id of its type', async () => {
    const { automatic, manual } = await offered();
    expect(automatic).toMatchObject({ admin_fee: 4_000, type: { id: 77, payment_method: seventhKind } });
    expect(manual).toMatchObject({ nomor_rekening: '0812', type: { type_of_payment: 'manual' } });
    const list = (await app.inject(`/api/payment-method/${username}`)).json();
    expect(list.data).toEqual([manual]);
  });

  it('pays for tickets by the code of the provider', async () => {
    const [ticket] = await db()
      .select()
      .from(tickets)
      .where(eq(tickets.storeId, await storeId()));
    const chosen = { event_id: ticket?.eventId, tickets: [{ id: ticket?.id, qty: 1 }] };
    await post('/api/event/transaction/before-checkout', chosen);
    const { automatic } = await offered();
    const made = await post('/api/event/transaction/checkout', {
      ...chosen,
      payment_method_id: automatic.id,
      mobile_e_wallet: '62812',
    });
    const detail = await app.inject(`/api/event/transaction/${made.id}/${made.token}`);
    const { data } = detail.json<{ data: EventTransaction }>();
    expect(data).toMatchObject({
      kode_unik: 0,
      total: 104_000,
      payment_method: {
        payment_code: `TAGIHAN ${data.invoice}`,
        mobile_e_wallet: '62812',
        payment_links: expect.stringMatching(/^\/sandbox\/pay\//),
        type: { payment_method: seventhKind },
      },
    });
  });

  it('pays for goods by a transfer that its unique code distinguishes from others', async () => {
    const [product] = await db()
      .select()
      .from(products)
      .where(eq(products.storeId, await storeId()));
    const { manual } = await offered();
    const made = await post('/api/checkout', {
      products: [{ id: product?.id, qty: 1 }],
      payment_method: manual.id,
    });
    const { data } = (await app.inject(`/api/transaction/${made.id}`)).json<OrderResponse>();
    expect(data.kode_unik).toBeGreaterThan(0);
    expect(data.total).toBe(80_000 + data.kode_unik);
    expect(data.payment_method).toMatchObject({
      nomor_rekening: '0812',
      type_of_payment: 'manual',
      type: { payment_method: seventhKind },
    });
  });
});
