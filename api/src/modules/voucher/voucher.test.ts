import type { FastifyInstance } from 'fastify';
import { aStore, aVoucher } from '../../testing/a-store.ts';
import { testApp } from '../../testing/test-app.ts';
import { onEveryDatabase } from '../../testing/database.ts';

const NOW = new Date('2026-11-21T03:00:00Z');
const YESTERDAY = new Date('2026-11-20T03:00:00Z');
const TOMORROW = new Date('2026-11-22T03:00:00Z');

onEveryDatabase('A voucher', (database) => {
  let app: FastifyInstance;
  let store: Awaited<ReturnType<typeof aStore>>;
  beforeAll(async () => {
    ({ app } = await testApp(database()));
    const { db } = database();
    store = await aStore(db);
    await aVoucher(db, store.id, { code: 'HEMAT10' });
    await aVoucher(db, store.id, { code: 'MINIMAL', minTotal: 75_000 });
    await aVoucher(db, store.id, { code: 'HABIS', quota: 1, used: 1 });
    await aVoucher(db, store.id, { code: 'NANTI', startsAt: TOMORROW });
    await aVoucher(db, store.id, { code: 'LEWAT', endsAt: YESTERDAY });
    await aVoucher(db, store.id, { code: 'BERLAKU', startsAt: YESTERDAY, endsAt: TOMORROW });
    await aVoucher(db, store.id, { code: 'SESAAT', startsAt: NOW, endsAt: NOW });
    await aVoucher(db, store.id, { code: 'TANPABATAS', quota: null, used: 1_000 });
    await aVoucher(db, store.id, { code: 'TERAKHIR', quota: 2, used: 1 });
    await aVoucher(db, store.id, { code: 'DIHAPUS', isRemoved: true });
    const other = await aStore(db);
    await aVoucher(db, other.id, { code: 'TETANGGA' });
  });
  afterAll(() => app.close());

  const form = (code: string) => ({
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: `--x\r\ncontent-disposition: form-data; name="voucher_code"\r\n\r\n${code}\r\n--x--\r\n`,
  });
  const check = (code: string) =>
    app.inject({ method: 'POST', url: `/api/voucher/${store.username}`, ...form(code) });

  it.each([
    [74_999, 422, 'Minimal pembelian Rp75.000 untuk voucher ini'],
    [75_000, 200, 'Berhasil menggunakan voucher'],
    [undefined, 200, 'Berhasil menggunakan voucher'],
  ])('that asks for a minimum, applied to goods of %p, answers %i', async (total, status, info) => {
    const reply = await app.inject({
      method: 'POST',
      url: `/api/voucher/${store.username}`,
      payload: { voucher_code: 'MINIMAL', total },
    });
    expect([reply.statusCode, reply.json().info]).toEqual([status, info]);
    if (status === 200) expect(reply.json().data.min_total).toBe(75_000);
  });

  it.each(['HEMAT10', 'hemat10', ' Hemat10 '])('returns what it takes off (%p)', async (code) => {
    const reply = await check(code);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      code: '00',
      info: 'Berhasil menggunakan voucher',
      data: { type: 'percentage', voucher_value: 10, min_total: 0 },
    });
  });

  it.each([
    ['within its time', 'BERLAKU'],
    ['at its very first and last moment', 'SESAAT'],
    ['without a quota', 'TANPABATAS'],
    ['with one use left', 'TERAKHIR'],
  ])('can be used %s', async (_when, code) => {
    expect((await check(code)).statusCode).toBe(200);
  });

  it('may come as JSON or address-encoded too', async () => {
    const url = `/api/voucher/${store.username}`;
    const json = await app.inject({ method: 'POST', url, payload: { voucher_code: 'HEMAT10' } });
    const encoded = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'voucher_code=HEMAT10',
    });
    expect([json.json().code, encoded.json().code]).toEqual(['00', '00']);
  });

  it.each([
    ['HABIS', 'Kuota voucher sudah habis'],
    ['NANTI', 'Voucher belum berlaku'],
    ['LEWAT', 'Voucher sudah tidak berlaku'],
    ['DIHAPUS', 'Voucher tidak ditemukan'],
    ['TETANGGA', 'Voucher tidak ditemukan'],
    ["' or 1=1 --", 'Voucher tidak ditemukan'],
    ['', 'Kode voucher wajib diisi'],
    ['\0', 'Kode voucher wajib diisi'],
    ['x'.repeat(5_000), 'Voucher tidak ditemukan'],
  ])('that cannot be used says why (%p)', async (code, info) => {
    const reply = await check(code);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().code).not.toBe('00');
    expect(reply.json().info).toBe(info);
  });

  it('of a store that does not exist is a 404', async () => {
    const reply = await app.inject({ method: 'POST', url: '/api/voucher/tidak-ada', ...form('HEMAT10') });
    expect(reply.statusCode).toBe(404);
  });

  it('cannot be guessed without end', async () => {
    const { app: strict } = await testApp(database(), { config: { rateLimitFactor: 0.1 } });
    const codes = [];
    for (let tries = 0; tries < 5; tries += 1) {
      const reply = await strict.inject({
        method: 'POST',
        url: `/api/voucher/${store.username}`,
        ...form('X'),
      });
      codes.push(reply.statusCode);
    }
    const last = await strict.inject({ method: 'POST', url: `/api/voucher/${store.username}`, ...form('X') });
    expect(codes).toEqual([422, 422, 422, 429, 429]);
    expect(last.json().info).toBe('Terlalu banyak percobaan. Silakan coba beberapa saat lagi');
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    await strict.close();
  });
});
