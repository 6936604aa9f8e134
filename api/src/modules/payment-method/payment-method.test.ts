import type { FastifyInstance } from 'fastify';
import { productPaymentExclusions } from '../../db/schema/catalogue.ts';
import { aProduct, aStore, anAccount } from '../../testing/a-store.ts';
import { testApp } from '../../testing/test-app.ts';
import { onEveryDatabase } from '../../testing/database.ts';

onEveryDatabase('payment methods', (database) => {
  let app: FastifyInstance;
  const db = () => database().db;
  beforeAll(async () => {
    ({ app } = await testApp(database()));
  });
  afterAll(() => app.close());

  const idsIn = (group: { id: number }[]) => group.map(({ id }) => id);

  async function shop() {
    const store = await aStore(db());
    const bank = await anAccount(db(), store.id, { position: 1 });
    const other = await anAccount(db(), store.id, { position: 0, nama: 'Mandiri' });
    const cash = await anAccount(db(), store.id, { group: 'cash', nama: 'Tunai', position: 2 });
    const qris = await anAccount(db(), store.id, { group: 'qris', nama: 'QRIS', typeOfPayment: 'otomatis' });
    await anAccount(db(), store.id, { isRemoved: true });
    return { store, bank, other, cash, qris };
  }
  const exclude = (storeId: number, productId: number, paymentAccountId: number) =>
    db().insert(productPaymentExclusions).values({ storeId, productId, paymentAccountId });
  const grouped = (username: string, productId?: string) =>
    app.inject({
      url: `/api/payment-method-per-method/${username}`,
      query: productId === undefined ? {} : { product_id: productId },
    });

  it('come by group, in the store’s order, without those taken out', async () => {
    const { store, bank, other, cash, qris } = await shop();
    const { data } = (await grouped(store.username)).json();
    expect(idsIn(data.bank)).toEqual([other.id, bank.id]);
    expect(idsIn(data.cash)).toEqual([cash.id]);
    expect(data.cash[0].type.id).toBe(45);
    expect(idsIn(data.qris)).toEqual([qris.id]);
    expect([data.va, data.e_wallet, data.retail]).toEqual([[], [], []]);
  });

  it('leave out what any of the products does not take', async () => {
    const { store, bank, other, cash, qris } = await shop();
    const [first, second, third] = [
      await aProduct(db(), store.id),
      await aProduct(db(), store.id),
      await aProduct(db(), store.id),
    ];
    await exclude(store.id, first.id, bank.id);
    await exclude(store.id, second.id, cash.id);
    await exclude(store.id, third.id, qris.id);
    const { data } = (await grouped(store.username, `${first.id}, ${second.id}`)).json();
    expect(idsIn(data.bank)).toEqual([other.id]);
    expect(data.cash).toEqual([]);
    expect(idsIn(data.qris)).toEqual([qris.id]);
    expect((await grouped(store.username, String(third.id))).json().data.qris).toEqual([]);
  });

  it('do not heed exclusions of another store', async () => {
    const [mine, theirs] = [await shop(), await shop()];
    const product = await aProduct(db(), theirs.store.id);
    await exclude(theirs.store.id, product.id, theirs.bank.id);
    const { data } = (await grouped(mine.store.username, String(product.id))).json();
    expect(idsIn(data.bank)).toContain(mine.bank.id);
  });

  it('to transfer to are banks and e-wallets without a provider', async () => {
    const { store, bank, other } = await shop();
    const wallet = await anAccount(db(), store.id, { group: 'e_wallet', position: 5 });
    await anAccount(db(), store.id, { group: 'e_wallet', typeOfPayment: 'otomatis' });
    const reply = await app.inject(`/api/payment-method/${store.username}`);
    expect(idsIn(reply.json().data)).toEqual([other.id, bank.id, wallet.id]);
  });

  it('never fail on nonsense', async () => {
    const { store } = await shop();
    for (const text of ['', ',,,', '0', '99999999999999', 'abc', '%00', "1'", '1,'.repeat(2000)]) {
      const reply = await grouped(store.username, text);
      expect([text, reply.statusCode < 500]).toEqual([text, true]);
    }
    expect((await grouped('tidak-ada')).statusCode).toBe(404);
  });
});
