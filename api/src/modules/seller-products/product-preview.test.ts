import { eq } from 'drizzle-orm';
import type { ProductForm } from '@lapak/contracts/store-document/product';
import { products } from '../../db/schema/catalogue.ts';
import { auditLog } from '../../db/schema/members.ts';
import { stores } from '../../db/schema/stores.ts';
import type { Changed } from '../../lib/store-events.ts';
import { aConsole, twoColours } from '../../testing/a-console.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { suiteApp } from '../../testing/test-app.ts';

onEveryDatabase('the preview of a product', (database) => {
  const suite = suiteApp(database);
  const db = () => database().db;

  async function aProductOf(own: Partial<ProductForm> = {}) {
    const console = await aConsole(suite.app, db());
    const { data: made } = await console.call('POST', '/produk', { product: await console.form(own) });
    const changed: Changed[] = [];
    suite.app.services.storeEvents.onStoreChanged((id) => changed.push(id));
    const preview = (product: object, id: number | null = made.id) =>
      console.call('POST', '/pratinjau-produk', { id, product });
    return { ...console, made, changed, preview };
  }

  /** What the API answers for an address of the shop. */
  async function shown(address: string, username?: string) {
    const url = new URL(address, 'http://toko.test');
    const [, owner = '', , , id = ''] = url.pathname.split('/');
    const query = new URLSearchParams({ username: username ?? owner });
    const name = url.searchParams.get('pratinjau');
    if (name !== null) query.set('pratinjau', name);
    const reply = await suite.app.inject(`/api/product/${id}?${query}`);
    return { status: reply.statusCode, kept: reply.headers['cache-control'], ...reply.json() };
  }

  const all = async (storeId: number) => ({
    products: await db().select().from(products).where(eq(products.storeId, storeId)).orderBy(products.id),
    log: await db().select().from(auditLog).where(eq(auditLog.storeId, storeId)).orderBy(auditLog.id),
    store: await db().select().from(stores).where(eq(stores.id, storeId)),
  });

  it('is the page as it would be after a save, and writes nothing', async () => {
    const { made, preview, call, store, changed } = await aProductOf();
    const before = await all(store.id);
    const wanted = {
      ...made.product,
      nama: 'Kemeja Kawung',
      description: '<p onclick="x()">Halus</p>',
      ...twoColours,
    };
    const { status, data } = await preview(wanted);
    expect([status, data.errors]).toEqual([200, undefined]);
    const page = await shown(data.address);
    expect([page.status, page.kept]).toEqual([200, 'no-store']);
    expect(page.data).toMatchObject({ nama: 'Kemeja Kawung', description: '<p>Halus</p>' });
    expect(page.data.price_variety.length).toBeGreaterThan(1);
    expect(await all(store.id)).toEqual(before);
    expect(changed).toEqual([]);
    expect((await shown(`/${store.username}/onlinestore/detail/${made.id}`)).data.nama).toBe(
      made.product.nama,
    );

    await call('POST', `/produk/${made.id}`, { product: wanted, seen: made.seen }, made.version);
    const saved = await shown(`/${store.username}/onlinestore/detail/${made.id}`);
    const idsAside = (value: unknown) =>
      JSON.parse(
        JSON.stringify(value, (key, own) => (/(^id|_id_\d)$|^date_server$/.test(key) ? undefined : own)),
      );
    expect(idsAside(page)).toEqual(idsAside({ ...saved, kept: 'no-store' }));
  });

  it('shows a product that is not there yet, and one that is hidden', async () => {
    const { preview, form, made, store } = await aProductOf();
    const added = await preview(await form({ nama: 'Sarung' }), null);
    expect((await shown(added.data.address)).data).toMatchObject({ nama: 'Sarung', slug: 'sarung' });
    expect(await all(store.id)).toMatchObject({ products: [{ nama: made.product.nama }] });
    const hidden = await preview({ ...made.product, is_hidden: 1 });
    expect((await shown(hidden.data.address)).data.nama).toBe(made.product.nama);
  });

  it('is refused as a save is, and for products of others', async () => {
    const { preview, made, form } = await aProductOf();
    const wrong = await preview({ ...made.product, harga: -1 });
    expect([wrong.status, Object.keys(wrong.data.errors)]).toEqual([422, ['harga']]);
    const taken = await preview({ ...(await form()), slug: made.product.slug }, null);
    expect([taken.status, Object.keys(taken.data.errors)]).toEqual([422, ['slug']]);
    const other = await aProductOf();
    expect((await other.preview(made.product, made.id)).status).toBe(404);
  });

  it('is of its own store alone, of one that is closed, too, and of none that was taken off', async () => {
    const { preview, made, store } = await aProductOf();
    const { address } = (await preview({ ...made.product, nama: 'Rahasia' })).data;
    const other = await aProductOf();
    expect((await shown(address, other.store.username)).data.nama).toBe(other.made.product.nama);
    const change = async (own: Partial<typeof stores.$inferInsert>) => {
      await db().update(stores).set(own).where(eq(stores.id, store.id));
      suite.app.services.storeEvents.storeChanged(store.id);
    };
    await change({ isActive: false });
    const closed = await shown(address);
    expect([closed.data.nama, closed.setting.is_active]).toEqual(['Rahasia', true]);
    await change({ hiddenAt: suite.clock.now() });
    expect((await shown(address)).status).toBe(404);
  });

  it('a name that is not known shows the product as it is saved', async () => {
    const { made, store } = await aProductOf();
    const address = `/${store.username}/onlinestore/detail/${made.id}?pratinjau=${'x'.repeat(21)}`;
    expect((await shown(address)).data.nama).toBe(made.product.nama);
  });
});
