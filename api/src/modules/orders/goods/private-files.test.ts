import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../config.ts';
import { aProduct } from '../../../testing/a-store.ts';
import { testApp } from '../../../testing/test-app.ts';
import { onEveryDatabase } from '../../../testing/database.ts';
import { aPicture, aShop, orderRow, placed, sendForm } from '../../../testing/orders-over-http.ts';

onEveryDatabase('What shoppers send of themselves', (database) => {
  let app: FastifyInstance;
  let config: Config;
  let keys: string[];
  let ids: string[];
  const db = () => database().db;

  beforeAll(async () => {
    ({ app, config } = await testApp(database()));
    const shop = await aShop(db());
    const proofId = await placed(app, shop);
    await sendForm(app, `/api/transaction/bukti-transfer/${proofId}`, {
      username: shop.store.username,
      payment_method_id: String(shop.account.id),
      transfer_date: '2026-11-21 09:30',
      jumlah_transfer: '10123',
      bukti_transfer: await aPicture(),
    });
    const service = await aProduct(db(), shop.store.id, { category: 'jasa', enableIdentityData: 1 });
    const identity = await sendForm(app, '/api/checkout-jasa', {
      username: shop.store.username,
      product_id: String(service.id),
      qty: '1',
      nama: 'Sari',
      handphone: '0812345678',
      email: 'sari@contoh.id',
      payment_method: String(shop.account.id),
      identity_number: '3372010101010001',
      identity_picture: await aPicture(),
    });
    ids = [proofId, identity.json<{ data: { id: string } }>().data.id];
    const [proof, card] = await Promise.all(ids.map((id) => orderRow(db(), id)));
    keys = [proof?.proofKey ?? '', card?.identityKey ?? ''];
  });
  afterAll(() => app.close());

  it('is kept', () => {
    for (const key of keys) expect(key).not.toBe('');
    expect(config.s3).toBeNull();
  });

  it.each([
    '/files/{key}',
    '/files/{key}?w=240',
    '/files/private/{key}',
    '/files/private/{key}?w=240',
    '/files/../private/{key}',
    '/files/..%2Fprivate%2F{encoded}',
    '/files/x/..%2f..%2fprivate/{key}',
    '/files/%2e%2e/private/{key}',
    '/files/stores/..%5c..%5cprivate%5c{key}',
    '/files/public/../private/{key}',
    '/files//{key}',
    '/files/{encoded}',
    '/files/{KEY}',
    '/{key}',
    '/private/{key}',
    '/api/files/{key}',
    '/api/docs/static/..%2f..%2f{key}',
    '/sandbox/{key}',
  ])('does not come out by %s', async (path) => {
    for (const key of keys) {
      const url = path
        .replace('{key}', key)
        .replace('{KEY}', key.toUpperCase())
        .replace('{encoded}', encodeURIComponent(key));
      const reply = await app.inject({ url, headers: { accept: 'image/webp,*/*' } });
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
      expect(reply.statusCode).toBeLessThan(500);
      expect(reply.headers['content-type']).toContain('application/json');
    }
  });

  it('is named by no answer about the order', async () => {
    for (const id of ids) {
      const { body } = await app.inject(`/api/transaction/${id}`);
      for (const key of keys) expect(body).not.toContain(key.slice(key.lastIndexOf('/') + 1));
      expect(body).not.toContain('3372010101010001');
    }
  });
});
