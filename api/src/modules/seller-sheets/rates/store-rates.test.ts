import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { auditLog } from '../../../db/schema/members.ts';
import { storeRates } from '../../../db/schema/shipping.ts';
import { aConsole } from '../../../testing/a-console.ts';
import { anAccount, aProduct } from '../../../testing/a-store.ts';
import { csvOf } from '../../../testing/a-sheet.ts';
import { onEveryDatabase } from '../../../testing/database.ts';
import { checkout, orderRow, placed } from '../../../testing/orders-over-http.ts';
import { suiteApp } from '../../../testing/test-app.ts';

type Cell = string | number;
const heads: Cell[] = ['Provinsi', 'Kota/Kabupaten', 'Kecamatan', 'Layanan', 'Kelipatan berat (gram)'];
const all: Cell[] = [...heads, 'Ongkos per kelipatan', 'Hari tercepat', 'Hari terlama'];
const sheetOf = (...rows: Cell[][]) => csvOf([all, ...rows]);

onEveryDatabase('a store’s own rates', (database) => {
  const suite = suiteApp(database);
  const db = () => database().db;

  async function aRatesConsole(role: 'owner' | 'staff' = 'owner') {
    const console = await aConsole(suite.app, db(), role);
    const { store, member, call, upload } = console;
    const rows = () =>
      db().select().from(storeRates).where(eq(storeRates.storeId, store.id)).orderBy(storeRates.position);
    async function file(format: string): Promise<Uint8Array<ArrayBuffer>> {
      const url = `/api/seller/toko/${store.username}/tarif/lembar?format=${format}`;
      return new Uint8Array((await suite.app.inject({ url, headers: member.headers })).rawPayload);
    }
    const send = (body: string | Uint8Array<ArrayBuffer>) => upload('/tarif', body, 'tarif.csv');
    return { store, call, rows, file, send };
  }

  it('are those of a sheet, by the names of places as people write them', async () => {
    const { send, rows, call, store } = await aRatesConsole();
    const sent = await send(
      sheetOf(
        ['', '', '', '', '', '40.000', '', ''],
        ['jawa barat', '', '', '', '', 'Rp 12.000', 2, 4],
        ['Prov. Jawa Barat', 'KOTA BANDUNG', '', 'Reguler', '0,5 kg', 5000, 1, 1],
        ['', 'Kab. Bandung Barat', 'Lembang', 'Hari ini', 1000, 0, 0, ''],
        ['DIY', 'Sleman', 'Depok', '', '', 9000, 1, 2],
      ),
    );
    expect(sent).toMatchObject({
      status: 200,
      data: { written: 5, mistakes: [], total_mistakes: 0, ignored: [] },
    });
    const one = { service: 'Reguler', stepGrams: 1_000 };
    expect(await rows()).toMatchObject([
      { ...one, areaId: '', price: 40_000, days: '' },
      { ...one, areaId: '32', price: 12_000, days: '2-4' },
      { ...one, areaId: '32.73', price: 5_000, stepGrams: 500, days: '1' },
      { ...one, areaId: '32.17.01', service: 'Hari ini', price: 0, days: '0' },
      { ...one, areaId: '34.04.07', price: 9_000, days: '1-2' },
    ]);
    expect((await call('GET', '/tarif')).data).toMatchObject({
      total: 5,
      rates: [
        { area: '', service: 'Reguler', step_grams: 1_000, price: 40_000, days: '' },
        { area: 'Jawa Barat' },
        { area: 'Kota Bandung, Jawa Barat' },
        { area: 'Lembang, Kabupaten Bandung Barat, Jawa Barat' },
        { area: 'Depok, Kabupaten Sleman, Daerah Istimewa Yogyakarta' },
      ],
    });
    const log = await db().select().from(auditLog).where(eq(auditLog.storeId, store.id)).orderBy(auditLog.id);
    expect(log.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['store.rates', { rates: 0 }, { rates: 5 }],
    ]);
  });

  it.each(['xlsx', 'csv'])('come as %s, and the same comes back', async (format) => {
    const { send, rows, file } = await aRatesConsole();
    await send(
      sheetOf(
        ['Jawa Barat', 'Kota Bandung', 'Coblong', "'=Kilat", 500, 7000, 1, 3],
        ['', '', '', '', '', 0, '', ''],
      ),
    );
    const before = await rows();
    expect(before).toHaveLength(2);
    expect(await send(await file(format))).toMatchObject({ data: { written: 2 } });
    expect(await rows()).toEqual(before);
  });

  it('have a sheet before there are any, which says what to write', async () => {
    const { send, file } = await aRatesConsole();
    for (const format of ['xlsx', 'csv'])
      expect(await send(await file(format))).toMatchObject({
        ...{ status: 422, info: expect.stringContaining('belum berisi tarif') },
      });
  });

  it('stay as they are when a sheet has mistakes, each named by its cell', async () => {
    const { send, rows } = await aRatesConsole();
    await send(sheetOf(['Bali', '', '', '', '', 8000, '', '']));
    const before = await rows();
    const sent = await send(
      sheetOf(
        ['Jawa Baret', '', '', '', '', 8000, '', ''],
        ['Jawa Barat', 'Bandung', '', '', '', 8000, '', ''],
        ['Jawa Barat', 'Kota Bandung', 'Coblonk', '', '', 8000, '', ''],
        ['Bali', '', 'Kuta', '', '', 8000, '', ''],
        ['Bali', '', '', 'A+B', '', '8rb', 4, 2],
        ['Bali', '', '', '', 0, '', 400, ''],
        ['Aceh', '', '', '', '', 1000, '', ''],
        ['ACEH', '', '', 'reguler', '', 2000, '', ''],
      ),
    );
    expect(sent.data.written).toBeNull();
    const mistakes = sent.data.mistakes as { row: number; letter: string; message: string }[];
    expect(mistakes.map(({ row, letter, message }) => `${letter}${row} ${message}`)).toEqual([
      'A2 provinsi ini tidak dikenal; tulis misalnya Jawa Barat',
      'B3 tulis lengkap, misalnya "Kabupaten Bandung" atau "Kota Bandung"',
      'C4 kecamatan ini tidak ada di kota atau kabupaten itu',
      'B5 wajib diisi karena Kecamatan diisi, misalnya Kota Bandung',
      expect.stringMatching(/^F6 /),
      'D6 tidak boleh memuat tanda +',
      'H6 tidak boleh kurang dari Hari tercepat',
      'E7 harus 1 sampai 1.000.000',
      'F7 wajib diisi, misalnya 9000',
      'G7 harus 0 sampai 365',
      'D9 wilayah dan layanan ini sudah ada di baris 8',
    ]);
    expect(await rows()).toEqual(before);
  });

  it('are removed together', async () => {
    const { send, rows, call } = await aRatesConsole();
    await send(sheetOf(['', '', '', '', '', 8000, '', '']));
    expect(await call('DELETE', '/tarif')).toMatchObject({ status: 200, info: 'Tarif dihapus' });
    expect(await rows()).toEqual([]);
  });

  it('are the owners’ business', async () => {
    const { send, call } = await aRatesConsole('staff');
    const replies = [await send(sheetOf()), await call('GET', '/tarif'), await call('DELETE', '/tarif')];
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  it('that two owners send at once are those of one of them', async () => {
    const { send, rows } = await aRatesConsole();
    const sheet = (price: number) =>
      sheetOf(...Array.from({ length: 20 }, (_, at): Cell[] => ['', '', '', `L${at}`, '', price, '', '']));
    await Promise.all([send(sheet(1_000)), send(sheet(2_000)), send(sheet(3_000))]);
    const left = await rows();
    expect([left.length, new Set(left.map(({ price }) => price)).size]).toEqual([20, 1]);
  });

  it('are what an order pays, of a courier that is the store’s', async () => {
    const { send, store } = await aRatesConsole();
    await send(sheetOf(['Jawa Tengah', '', '', 'Kurir motor', '', 6000, 1, 2]));
    const product = await aProduct(db(), store.id, { berat: 1_400, alamatOption: 1 });
    const shop = { store, product, account: await anAccount(db(), store.id) };
    const body = { username: store.username, products: [product.id], destination: '33.72.01', weight: 1_400 };
    const costs = await suite.app.inject({ method: 'POST', url: '/api/ongkir/cost', payload: body });
    expect(costs.json()).toEqual({
      ...{ source: 'own', age_seconds: 0 },
      data: [
        {
          ...{ code: 'manual', name: 'Kurir toko', image_url: null },
          costs: [{ service: 'Kurir motor', description: '', cost: [{ value: 12_000, etd: '1-2' }] }],
        },
      ],
    });
    const address = { district_id: '33.72.01', alamat: 'Jl. Melati 5', kode_pos: '57111' };
    const expedisi = 'manual+Kurir motor++12000+1-2';
    const wrong = await checkout(suite.app, shop, { ...address, expedisi, ongkir: 6_000 });
    expect(wrong.json()).toMatchObject({ code: '-4' });
    await send(sheetOf(['Jawa Tengah', '', '', 'Kurir motor', '', 0, 1, 2]));
    const id = await placed(suite.app, shop, { ...address, expedisi: 'manual+Kurir motor++0+1-2' });
    expect(await orderRow(db(), id)).toMatchObject({ ongkir: 0, expedisi: 'manual+Kurir motor++0+1-2' });
  });

  it('never fail on any cell', async () => {
    const { send } = await aRatesConsole();
    const cell = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom('', 'Jawa Barat', 'Kota Bandung', '-1', '1e9', '=A1', '2-3', '٣'),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { minLength: 8, maxLength: 8 }), { maxLength: 4 }),
        async (cells) => {
          expect([200, 422]).toContain((await send(sheetOf(...cells))).status);
        },
      ),
      { numRuns: 40 },
    );
  });
});
