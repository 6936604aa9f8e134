import { eq } from 'drizzle-orm';
import { products } from '../../db/schema/catalogue.ts';
import { stores } from '../../db/schema/stores.ts';
import { aMember, consoleClient } from '../../testing/a-member.ts';
import { aProduct, aStore } from '../../testing/a-store.ts';
import { anEventOf } from '../../testing/an-event.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { operate } from '../../testing/operate.ts';
import { aShop, checkout, placed } from '../../testing/orders-over-http.ts';
import { testApp } from '../../testing/test-app.ts';

onEveryDatabase('A store that is not seen by everybody', (database) => {
  let opened: Awaited<ReturnType<typeof testApp>>;
  const db = () => database().db;
  beforeAll(async () => {
    opened = await testApp(database(), { config: { cacheMs: 60_000 } });
  });
  afterAll(() => opened.app.close());

  const get = async (url: string) => {
    const reply = await opened.app.inject(url);
    const isJson = String(reply.headers['content-type']).includes('json');
    return { status: reply.statusCode, body: reply.body, ...(isJson ? reply.json() : {}) };
  };
  const profileOf = async (username: string) => (await get(`/api/setting/profile?username=${username}`)).data;
  const listed = async (username: string) => {
    const stores = await get(`/api/stores?search=${username}`);
    const sitemap = await get('/sitemap.xml');
    const own = await get(`/${username}/sitemap.xml`);
    return [stores.data.length > 0, sitemap.body.includes(`/${username}/`), own.status === 200];
  };
  const command = async (...args: string[]) => {
    const { lines, failed } = await operate(opened.config.dataDir, args);
    return { text: lines.join('\n'), failed };
  };

  describe('because the operator hides it', () => {
    const contacts = {
      alamat: 'Jl. Palsu 1',
      bio: 'Bank resmi',
      logoKey: 'x/logo.webp',
      wa: '081234567890',
      instagram: 'https://www.instagram.com/palsu',
      email: 'palsu@contoh.id',
    };

    /** A store with a product, a banner's address, an event and an order, whose pages were all asked for once. */
    async function aHiddenShop() {
      const shop = await aShop(db(), contacts);
      const { username } = shop.store;
      const event = await anEventOf(db(), shop.store.id);
      const order = await placed(opened.app, shop);
      const pages = [
        `/api/product?username=${username}`,
        `/api/product/${shop.product.slug}?username=${username}`,
        `/api/product/${shop.product.id}/ulasan`,
        `/api/event?username=${username}`,
        `/api/event/${event.id}?username=${username}`,
      ];
      return { ...shop, username, order, pages };
    }
    const statuses = async (pages: string[]) =>
      new Set(await Promise.all(pages.map(async (page) => (await get(page)).status)));

    it('has no page from then on, in no list, and shows nothing but its name; until it is shown again', async () => {
      const { username, pages } = await aHiddenShop();
      expect(await statuses(pages)).toEqual(new Set([200]));
      expect(await listed(username)).toEqual([true, true, true]);

      expect((await command('hide', username)).text).toContain(`Toko ${username} disembunyikan`);
      expect(await statuses(pages)).toEqual(new Set([404]));
      expect(await listed(username)).toEqual([false, false, false]);
      expect(await profileOf(username)).toMatchObject({
        ...{ nama_toko: 'Toko Uji', is_valid: false, is_hidden: true, alamat: null, bio: null },
        ...{ logo_url: null, wa: null, instagram: null, email: null },
      });

      expect((await command('show', username)).failed).toBe(false);
      expect(await statuses(pages)).toEqual(new Set([200]));
      expect(await listed(username)).toEqual([true, true, true]);
      const shown = await profileOf(username);
      expect(shown).toMatchObject({ is_valid: true, bio: 'Bank resmi' });
      expect(shown.is_hidden).toBeUndefined();
    });

    it('takes no order, and those that it has can be followed, without the way to its seller', async () => {
      const { username, order, store, product, account } = await aHiddenShop();
      await command('hide', username);
      const refused = await checkout(opened.app, { store, product, account });
      expect([refused.statusCode, refused.json().info]).toEqual([409, 'Toko Ini Sedang Tidak Tersedia']);
      const { status, data } = await get(`/api/transaction/${order}`);
      expect([status, data.status, data.setting?.wa ?? null]).toEqual([200, 'UNPAID', null]);
    });

    it('says so to its seller, in the session and in the log', async () => {
      const { username, store } = await aHiddenShop();
      const owner = await aMember(db(), opened.clock.now(), store.id, 'owner');
      const call = consoleClient(opened.app);
      await command('hide', username);
      const session = await call('GET', '/sesi', owner);
      expect(session.data.stores).toMatchObject([{ username, is_hidden: true, is_preparing: false }]);
      const log = await call('GET', `/toko/${username}/catatan?page=2`, owner);
      expect(log.data[0]).toMatchObject({ actor: 'Operator Lapak', action: 'store.hide', subject: username });
      // What is imported later stays hidden: only the operator shows it.
      await command('open', username);
      expect((await profileOf(username)).is_hidden).toBe(true);
    });

    it('must be there', async () => {
      expect(await command('hide', 'tidak-ada')).toEqual({
        ...{ text: 'Tidak ada toko "tidak-ada".', failed: true },
      });
    });
  });

  describe('because it has had nothing to sell', () => {
    const aNewStore = () => aStore(db(), { openedAt: null });
    const opening = async (id: number) =>
      (await db().select().from(stores).where(eq(stores.id, id)))[0]?.openedAt;

    it('says so, and is in no list', async () => {
      const { username } = await aNewStore();
      expect(await profileOf(username)).toMatchObject({ is_valid: true, is_preparing: true });
      expect(await listed(username)).toEqual([false, false, false]);
    });

    it('opens with its first product, and stays open without any', async () => {
      const { id, username } = await aNewStore();
      const hidden = await aProduct(db(), id, { isRemoved: true });
      expect(await opening(id)).toBeNull();
      await db().update(products).set({ isRemoved: false }).where(eq(products.id, hidden.id));
      opened.app.services.storeEvents.storeChanged(id);
      expect(await listed(username)).toEqual([true, true, true]);
      expect((await profileOf(username)).is_preparing).toBeUndefined();
      await db().delete(products).where(eq(products.storeId, id));
      expect(await opening(id)).not.toBeNull();
    });

    it('opens with its first event', async () => {
      const { id } = await aNewStore();
      await anEventOf(db(), id);
      expect(await opening(id)).not.toBeNull();
    });

    it('does not open another one', async () => {
      const [first, other] = [await aNewStore(), await aNewStore()];
      await aProduct(db(), first.id);
      expect(await opening(other.id)).toBeNull();
    });
  });
});
