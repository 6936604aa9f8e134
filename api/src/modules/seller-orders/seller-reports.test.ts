import { strFromU8, unzipSync } from 'fflate';
import { eq } from 'drizzle-orm';
import type {
  PrintedOrdersResponse,
  ReceiptNumbersAnswer,
  SummaryResponse,
} from '@lapak/contracts/api/seller-report';
import { priceVarieties, products } from '../../db/schema/catalogue.ts';
import { orders } from '../../db/schema/orders.ts';
import { aMember, consoleClient } from '../../testing/a-member.ts';
import { aProduct, aVariety } from '../../testing/a-store.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { aShop, orderRow, placed } from '../../testing/orders-over-http.ts';
import { suiteApp } from '../../testing/test-app.ts';

const DAY_MS = 86_400_000;

onEveryDatabase("what a store's console makes of many orders", (database) => {
  const suite = suiteApp(database);
  const db = () => database().db;

  async function aConsole() {
    const shop = await aShop(db());
    const { headers } = await aMember(db(), suite.clock.now(), shop.store.id, 'staff');
    const call = consoleClient(suite.app);
    const toko = `/toko/${shop.store.username}`;
    return {
      shop,
      get: (path: string) => call('GET', `${toko}${path}`, { headers }),
      post: (path: string, payload: object) => call('POST', `${toko}${path}`, { headers, payload }),
      file: (path: string) => suite.app.inject({ method: 'GET', url: `/api/seller${toko}${path}`, headers }),
    };
  }

  const settled = (id: string, own: Partial<typeof orders.$inferInsert>) =>
    db().update(orders).set(own).where(eq(orders.publicId, id));

  it('is a workbook whose amounts are numbers, moments dates, and phone numbers texts', async () => {
    const { shop, file } = await aConsole();
    const id = await placed(suite.app, shop, { nama: 'Sari & <Dewi>' });
    const { invoice, total } = await orderRow(db(), id);
    const reply = await file('/ekspor?format=xlsx');
    expect(reply.headers['content-disposition']).toBe(
      `attachment; filename=pesanan-${shop.store.username}-2026-11-21.xlsx`,
    );
    const parts = unzipSync(new Uint8Array(reply.rawPayload));
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const texts = [
      ...strFromU8(parts['xl/sharedStrings.xml'] ?? new Uint8Array()).matchAll(/<t[^>]*>([^<]*)<\/t>/g),
    ].map(([, text]) => text);
    const cells = [...sheet.matchAll(/<c r="([A-Z]+2)"([^>]*)>(?:<v>([^<]*)<\/v>)?/g)].map(
      ([, at, kind, value]) => ({
        at,
        value: /t="s"/.test(kind ?? '') ? texts[Number(value)] : Number(value),
      }),
    );
    const cell = (at: string) => cells.find((found) => found.at === at)?.value;
    expect(cell('A2')).toBe(invoice);
    // Days since 1900 in Jakarta: 21 November 2026, 10.00.
    expect(cell('B2')).toBeCloseTo(46_347 + 10 / 24, 4);
    expect(cell('G2')).toBe('Sari &amp; &lt;Dewi&gt;');
    expect(cell('H2')).toBe('081234567890');
    expect(cell('V2')).toBe(total);
  });

  it('is a CSV that a spreadsheet opens right, and that runs nothing', async () => {
    const { shop, file } = await aConsole();
    await placed(suite.app, shop, { nama: '=1+1; Sari' });
    const { body, headers } = await file('/ekspor?format=csv&filter=unpaid');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, first] = body.split('\r\n');
    expect(head).toMatch(/^\uFEFFNomor pesanan;Tanggal pesanan;/);
    expect(first).toContain(`;2026-11-21 10:00;Barang;UNPAID;`);
    expect(first).toContain(`;"'=1+1; Sari";"=""081234567890""";`);
    expect(first).toContain(';1 x Kopi Gayo;1;10000;0;0;');
  });

  it('has every order of the filter once, however many there are', async () => {
    const { shop, file } = await aConsole();
    const first = await orderRow(db(), await placed(suite.app, shop));
    const { id: _id, ...values } = first;
    await db()
      .insert(orders)
      .values(
        Array.from({ length: 600 }, (_, at) => ({
          ...values,
          publicId: `${first.publicId}${at}`,
          invoice: `INV-${at}`,
          idempotencyKey: null,
          status: 'PAID' as const,
        })),
      );
    const lines = (await file('/ekspor?format=csv')).body.trim().split('\r\n').slice(1);
    expect(new Set(lines.map((line) => line.split(';')[0])).size).toBe(601);
    expect((await file('/ekspor?format=csv&filter=pack')).body.trim().split('\r\n')).toHaveLength(601);
  });

  it('prints orders in the order that was asked for, and no other store’s', async () => {
    const [one, other] = [await aConsole(), await aConsole()];
    const [a, b] = [await placed(suite.app, one.shop), await placed(suite.app, one.shop)];
    const strange = await placed(suite.app, other.shop);
    const { data } = (await one.get(
      `/cetak?ids=${b},${strange},${a},${b}`,
    )) as unknown as PrintedOrdersResponse;
    expect(data.orders.map(({ id }) => id)).toEqual([b, a]);
    expect(data.sender.nama_toko).toBe('Toko Uji');
    expect(data.orders[0]).toMatchObject({ nama: 'Sari Dewi', lines: [{ nama: 'Kopi Gayo', qty: 1 }] });
  });

  it('checks pasted receipt numbers row by row, and writes nothing', async () => {
    const { shop, post } = await aConsole();
    const ids = [await placed(suite.app, shop), await placed(suite.app, shop), await placed(suite.app, shop)];
    const [paid, sent, unpaid] = await Promise.all(ids.map((id) => orderRow(db(), id)));
    if (!paid || !sent || !unpaid) throw new Error('no such order');
    await settled(paid.publicId, { status: 'PAID' });
    await settled(sent.publicId, { status: 'PAID', statusPengiriman: 'DIKIRIM', resi: 'OLD-1' });
    const rows = [
      { order: paid.invoice.toLowerCase(), resi: ' JX12345 ' },
      { order: paid.invoice, resi: 'JX99999' },
      // Pasted from a chat, with signs that nobody sees.
      { order: `\u200b${sent.publicId}\u00a0`, resi: 'JX\u200b12346\u2060' },
      { order: unpaid.invoice, resi: 'JX12347' },
      { order: 'INV-TIDAK-ADA', resi: 'JX12348' },
      { order: sent.invoice, resi: '1.23E+11' },
    ];
    const { data } = (await post('/resi', { rows })) as unknown as ReceiptNumbersAnswer;
    expect(data.map(({ step, problem, resi }) => [step, resi, problem?.slice(0, 30) ?? null])).toEqual([
      ['ship', 'JX12345', null],
      [null, 'JX99999', 'Pesanan ini sudah ada di baris'],
      ['correct', 'JX12346', null],
      [null, 'JX12347', 'Pesanan ini belum dibayar atau'],
      [null, 'JX12348', 'Nomor pesanan ini tidak ada di'],
      [null, '1.23E+11', 'Pesanan ini sudah ada di baris'],
    ]);
    expect((await orderRow(db(), paid.publicId)).resi).toBeNull();
    const alone = (await post('/resi', { rows: rows.slice(5) })) as unknown as ReceiptNumbersAnswer;
    expect(alone.data[0]?.problem).toMatch(/^Nomor resi diubah oleh lembar kerja/);
    for (const [kind, said] of [
      ['jasa', 'Jasa tidak dikirim'],
      ['digital_product', 'Produk digital tidak dikirim'],
    ] as const) {
      await settled(paid.publicId, { kind });
      const { data: refused } = (await post('/resi', {
        rows: rows.slice(0, 1),
      })) as unknown as ReceiptNumbersAnswer;
      expect(refused.map(({ step, problem }) => [step, problem])).toEqual([[null, said]]);
    }
    await settled(paid.publicId, { kind: 'barang' });
    // A row with a whole sentence, or another column, leaves the others as they are.
    const sentence = 'Tolong dikirim besok pagi. '.repeat(8);
    const long = [
      { order: paid.invoice, resi: 'JX12345' },
      { order: sentence, resi: 'JX12349' },
      { order: sent.invoice, resi: 'JX12350', kurir: sentence },
    ];
    const { data: checked } = (await post('/resi', { rows: long })) as unknown as ReceiptNumbersAnswer;
    expect(checked.map(({ step, problem }) => [step, problem])).toEqual([
      ['ship', null],
      [null, 'Nomor pesanan ini tidak ada di toko kamu'],
      [null, 'Nama kurir paling banyak 100 karakter'],
    ]);
  });

  it('sums up days in Jakarta, and equals the export', async () => {
    const { shop, get, file } = await aConsole();
    const now = suite.clock.now().getTime();
    const midnight = new Date('2026-11-20T17:00:00Z').getTime();
    const moments = [now, midnight, midnight - 1, now - 7 * DAY_MS, now - 13 * DAY_MS, now - 20 * DAY_MS];
    for (const moment of moments) {
      const id = await placed(suite.app, shop);
      const at = new Date(moment);
      await settled(id, { status: 'PAID', createdAt: at, paidAt: at });
    }
    const rejected = await placed(suite.app, shop);
    await settled(rejected, { status: 'REJECTED', closedAt: new Date(now), rejectReason: 'Salah rekening' });
    const { data } = (await get('/ringkasan')) as unknown as SummaryResponse;
    expect(data.today).toMatchObject({ orders: 3, paid: 2 });
    expect(data.this_week).toMatchObject({ orders: 4, paid: 3 });
    expect(data.last_week).toMatchObject({ orders: 2, paid: 2 });
    expect(data.days).toHaveLength(14);
    expect(data.days.at(-1)).toMatchObject({ date: '2026-11-21', orders: 3, paid: 2 });
    expect(data.rejected).toMatchObject([{ id: rejected, reason: 'Salah rekening' }]);
    const lines = (await file('/ekspor?format=csv')).body
      .trim()
      .split('\r\n')
      .map((line) => line.split(';'));
    const [head, ...rows] = lines;
    const column = (name: string) => head?.findIndex((title) => title.replace('\uFEFF', '') === name) ?? -1;
    const paidToday = rows.filter((row) => row[column('Dibayar pada')]?.startsWith('2026-11-21'));
    expect(paidToday.reduce((sum, row) => sum + Number(row[column('Total')]), 0)).toBe(data.today.income);
    expect(rows.filter((row) => row[column('Tanggal pesanan')]?.startsWith('2026-11-21'))).toHaveLength(3);
  });

  it('names what runs out, the fewest first', async () => {
    const { shop, get } = await aConsole();
    await db().update(products).set({ stock: 3 }).where(eq(products.id, shop.product.id));
    const shirt = await aProduct(db(), shop.store.id, { nama: 'Kaos', enableVariations: 1, stock: 0 });
    const red = await aVariety(db(), shirt, { stock: 2 });
    await aProduct(db(), shop.store.id, { nama: 'Banyak', stock: 6 });
    await aProduct(db(), shop.store.id, { nama: 'Jasa', category: 'jasa', stock: 0 });
    const running = async () => ((await get('/ringkasan')) as unknown as SummaryResponse).data.running_out;
    expect(await running()).toEqual([
      { nama: 'Kaos', variation: 'Merah', stock: 2 },
      { nama: 'Kopi Gayo', variation: null, stock: 3 },
    ]);
    await db().update(priceVarieties).set({ isRemoved: true }).where(eq(priceVarieties.id, red.id));
    expect(await running()).toHaveLength(1);
  });
});
