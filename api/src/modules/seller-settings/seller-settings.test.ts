import { and, eq } from 'drizzle-orm';
import { auditLog } from '../../db/schema/members.ts';
import { categories, productImages, products } from '../../db/schema/catalogue.ts';
import { banners, stores, vouchers } from '../../db/schema/stores.ts';
import type { Changed } from '../../lib/store-events.ts';
import { namedFiles } from '../../storage/named-files.ts';
import { aConsole } from '../../testing/a-console.ts';
import { aMember, consoleClient } from '../../testing/a-member.ts';
import { anAccount, aProduct, aVoucher } from '../../testing/a-store.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { checkout } from '../../testing/orders-over-http.ts';
import { suiteApp } from '../../testing/test-app.ts';

onEveryDatabase('settings of the console', (database) => {
  const suite = suiteApp(database);
  const db = () => database().db;

  async function anOwner() {
    const console = await aConsole(suite.app, db(), 'owner');
    const { store, call } = console;
    const changed: Changed[] = [];
    suite.app.services.storeEvents.onStoreChanged((id) => changed.push(id));
    const save = (changes: object) => call('POST', '/pengaturan', { changes });
    const log = async () =>
      (await db().select().from(auditLog).where(eq(auditLog.storeId, store.id)).orderBy(auditLog.id)).map(
        ({ action, actor, before, after }) => ({ action, actor, before, after }),
      );
    const shop = async () =>
      (await suite.app.inject(`/api/product?username=${store.username}&page=1&search=`)).json().data;
    const colleague = await aMember(db(), suite.clock.now(), store.id, 'owner', { name: 'Budi' });
    const asColleague = (method: 'GET' | 'POST', url: string, payload?: object) =>
      consoleClient(suite.app)(method, `/toko/${store.username}${url}`, {
        headers: colleague.headers,
        ...(payload && { payload }),
      });
    return { ...console, changed, save, log, shop, asColleague };
  }

  describe('of the store', () => {
    it('are shown, and saved with what they were; the shop has them at once, and the log both sides', async () => {
      const { store, call, save, log, shop, changed } = await anOwner();
      const { data } = await call('GET', '/pengaturan');
      expect(data).toMatchObject({
        settings: { nama_toko: 'Toko Uji', is_active: true, origin: '33.72.01', couriers: [] },
        origin_district: { id: '33.72.01', name: 'Laweyan' },
        logo_url: null,
      });
      expect(data.courier_choices).toContainEqual({ code: 'jne', name: 'JNE' });
      const saved = await save({
        nama_toko: { from: 'Toko Uji', to: '  Kopi   Bu Sri ' },
        instagram: { from: null, to: '@kopibusri' },
        theme_onlinestore: { from: null, to: 3 },
        path_theme: { from: null, to: 'default_2' },
        origin: { from: '33.72.01', to: '33.72.02' },
        couriers: { from: [], to: ['sicepat', 'manual'] },
      });
      expect([saved.status, saved.data?.errors]).toEqual([200, undefined]);
      expect(saved.data.settings).toMatchObject({
        nama_toko: 'Kopi Bu Sri',
        instagram: 'https://www.instagram.com/kopibusri',
        couriers: ['sicepat', 'manual'],
      });
      expect(saved.data.origin_district.id).toBe('33.72.02');
      expect(changed).toContain(store.id);
      expect(await shop()).toMatchObject({ theme_onlinestore: 3, path_theme: 'default_2' });
      const [entry] = await log();
      expect(entry).toMatchObject({
        action: 'store.change',
        actor: 'Sri',
        before: { nama_toko: 'Toko Uji', couriers: [] },
        after: { nama_toko: 'Kopi Bu Sri', couriers: ['sicepat', 'manual'] },
      });
      expect(entry?.after).not.toHaveProperty('is_active');
      const [row] = await db().select().from(stores).where(eq(stores.id, store.id));
      expect(row).toMatchObject({ username: store.username, subscriptionStatus: 'free', isValid: true });
      expect(row?.editedAt).not.toBeNull();
    });

    it('that two change in different fields keep both; in one field, the second is refused and nothing is written', async () => {
      const { call, save, asColleague, log } = await anOwner();
      expect((await save({ bio: { from: null, to: 'Kopi dari kebun' } })).status).toBe(200);
      const other = await asColleague('POST', '/pengaturan', {
        changes: { alamat: { from: null, to: 'Jl. Melati 5' } },
      });
      expect(other.status).toBe(200);
      const late = await asColleague('POST', '/pengaturan', {
        changes: { bio: { from: null, to: 'Teh' }, footer_message: { from: null, to: 'Terima kasih' } },
      });
      expect(late).toMatchObject({
        status: 412,
        info: expect.stringMatching(
          /^Pengaturan ini sudah diubah oleh Sri pada .*Perubahan kamu belum disimpan$/,
        ),
        data: { conflicts: ['bio'], settings: { bio: 'Kopi dari kebun', alamat: 'Jl. Melati 5' } },
      });
      const { data } = await call('GET', '/pengaturan');
      expect(data.settings.footer_message).toBeUndefined();
      expect(await log()).toHaveLength(2);
      // The same value as somebody else's is no conflict.
      expect((await save({ alamat: { from: null, to: 'Jl. Melati 5' } })).status).toBe(200);
      expect(await log()).toHaveLength(2);
    });

    it('that two save at the same moment: one of them is refused', async () => {
      const { save, asColleague } = await anOwner();
      const both = await Promise.all([
        save({ bio: { from: null, to: 'Satu' } }),
        asColleague('POST', '/pengaturan', { changes: { bio: { from: null, to: 'Dua' } } }),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    });

    it.each([
      ['a name of blanks', { nama_toko: { from: 'Toko Uji', to: ' ' } }, 'nama_toko'],
      ['no name', { nama_toko: { from: 'Toko Uji', to: null } }, 'nama_toko'],
      ["the platform's name", { nama_toko: { from: 'Toko Uji', to: 'Lapak Resmi' } }, 'nama_toko'],
      ['a number that is none', { wa: { from: null, to: 'halo' } }, 'wa'],
      ['a text that is too long', { bio: { from: null, to: 'a'.repeat(2_001) } }, 'bio'],
      ['a district that is none', { origin: { from: '33.72.01', to: '99.99.99' } }, 'origin'],
      ['a courier that is none', { couriers: { from: [], to: ['merpati'] } }, 'couriers'],
      ['a courier twice', { couriers: { from: [], to: ['jne', 'jne'] } }, 'couriers'],
      ['a theme that is none', { theme_onlinestore: { from: null, to: 9 } }, 'theme_onlinestore'],
      [
        'what is not the seller’s',
        { subscription_status: { from: 'free', to: 'pro' } },
        'subscription_status',
      ],
      ['another username', { username: { from: 'a', to: 'b' } }, 'username'],
    ])('refuse %s at its field', async (_what, changes, field) => {
      const { save, log } = await anOwner();
      const refused = await save(changes);
      expect(refused).toMatchObject({ status: 422, code: '-3' });
      expect(Object.keys(refused.data.errors)).toEqual([field]);
      expect(await log()).toEqual([]);
    });

    it('take the longest legal text of each', async () => {
      const { save } = await anOwner();
      const long = (count: number) => ({ from: null, to: 'w'.repeat(count) });
      const saved = await save({
        ...{ nama_toko: { from: 'Toko Uji', to: 'w'.repeat(150) }, alamat: long(2_000), bio: long(2_000) },
        ...{ wa_prefix: long(2_000), footer_message: long(2_000), facebook: long(255) },
      });
      expect([saved.status, saved.data?.errors]).toEqual([200, undefined]);
    });

    it('have a logo that was uploaded for this store, which the sweep then keeps, and no other', async () => {
      const { save, picture } = await anOwner();
      const other = await aConsole(suite.app, db(), 'owner');
      const foreign = (await other.picture('red')).data.file;
      for (const to of [foreign, 'images/tidak-ada.webp', `../shared/${'a'.repeat(40)}.webp`]) {
        const refused = await save({ logo: { from: null, to } });
        expect([refused.status, Object.keys(refused.data.errors)]).toEqual([422, ['logo']]);
      }
      const { file, url } = (await picture('green')).data;
      const saved = await save({ logo: { from: null, to: file } });
      expect(saved.data).toMatchObject({ settings: { logo: file }, logo_url: url });
      const key = url.slice('/files/'.length);
      expect([...(await namedFiles(db(), [key]))]).toEqual([key]);
      // It stays with a later change of something else.
      await save({ bio: { from: null, to: 'Kopi' } });
      expect((await save({ alamat: { from: null, to: 'Jl. 1' } })).data.settings.logo).toBe(file);
      expect((await save({ logo: { from: file, to: null } })).data.logo_url).toBeNull();
    });

    it('close and open the store, as the operator does, with an entry in the log', async () => {
      const { store, save, shop, log } = await anOwner();
      expect((await shop()).setting.is_active).toBe(true);
      expect((await save({ is_active: { from: true, to: false } })).data.settings.is_active).toBe(false);
      expect((await shop()).setting.is_active).toBe(false);
      expect(await log()).toEqual([
        { action: 'store.close', actor: 'Sri', before: { is_active: true }, after: { is_active: false } },
      ]);
      const late = await save({ is_active: { from: true, to: false } });
      expect(late.status).toBe(200);
      expect(await log()).toHaveLength(1);
      await save({ is_active: { from: false, to: true } });
      const [row] = await db().select().from(stores).where(eq(stores.id, store.id));
      expect(row?.isActive).toBe(true);
    });
  });

  it('are for owners; categories are for staff, too', async () => {
    const { call } = await aConsole(suite.app, db(), 'staff');
    const body = { kind: 'move', key: 'a' };
    for (const path of ['/pengaturan', '/voucher', '/banner'])
      expect([path, (await call('GET', path)).status]).toEqual([path, 403]);
    expect((await call('POST', '/pengaturan', { changes: {} })).status).toBe(403);
    for (const path of ['/voucher', '/banner']) expect((await call('POST', path, body)).status).toBe(403);
    expect((await call('GET', '/kategori')).status).toBe(200);
    const gate = await aConsole(suite.app, db(), 'gate');
    expect((await gate.call('GET', '/kategori')).status).toBe(403);
  });

  describe('categories', () => {
    const names = (list: { data: { entry: { nama: string } }[] }) => list.data.map(({ entry }) => entry.nama);

    it('are added, changed and put in order, with keys of their names', async () => {
      const { call, log } = await anOwner();
      for (const nama of ['Kopi Gayo', 'Teh', 'Kopi Gayo'])
        expect((await call('POST', '/kategori', { kind: 'add', entry: { nama } })).status).toBe(200);
      const moved = await call('POST', '/kategori', {
        kind: 'move',
        key: 'kopi-gayo-2',
        before: 'kopi-gayo',
      });
      expect(moved.data.map(({ entry }: { entry: { key: string } }) => entry.key)).toEqual([
        'kopi-gayo-2',
        'kopi-gayo',
        'teh',
      ]);
      const changes = { nama: { from: 'Teh', to: 'Teh Melati' }, color: { from: 'gray', to: '#7c4a21' } };
      const changed = await call('POST', '/kategori', { kind: 'change', key: 'teh', changes });
      expect(names(changed)).toEqual(['Kopi Gayo', 'Kopi Gayo', 'Teh Melati']);
      expect((await log()).map(({ action }) => action)).toEqual([
        ...['category.create', 'category.create', 'category.create', 'category.move', 'category.change'],
      ]);
      const last = await call('POST', '/kategori', { kind: 'move', key: 'kopi-gayo-2' });
      expect(names(last)).toEqual(['Kopi Gayo', 'Teh Melati', 'Kopi Gayo']);
      const missing = await call('POST', '/kategori', { kind: 'move', key: 'teh', before: 'hilang' });
      expect(missing.status).toBe(409);
    });

    it('say how many products they have, which lose them when they are removed', async () => {
      const { store, call, log } = await anOwner();
      await call('POST', '/kategori', { kind: 'add', entry: { nama: 'Kopi' } });
      const [row] = await db().select().from(categories).where(eq(categories.storeId, store.id));
      const product = await aProduct(db(), store.id, { categoryId: row?.id, updatedAt: suite.clock.now() });
      suite.clock.advance(1_000);
      const before = await call('GET', '/kategori');
      expect(before.data).toMatchObject([{ entry: { key: 'kopi' }, products: 1 }]);
      const removed = await call('POST', '/kategori', {
        kind: 'remove',
        key: 'kopi',
        seen: before.data[0].entry,
      });
      expect(removed.data).toEqual([]);
      const [after] = await db()
        .select()
        .from(products)
        .where(and(eq(products.storeId, store.id), eq(products.id, product.id)));
      expect(after?.categoryId).toBeNull();
      // Whoever has its form open is refused.
      expect(after?.updatedAt.getTime()).toBeGreaterThan(product.updatedAt.getTime());
      expect((await log()).at(-1)).toMatchObject({
        action: 'category.remove',
        before: { products: 1, nama: 'Kopi' },
      });
      const again = await call('POST', '/kategori', {
        kind: 'remove',
        key: 'kopi',
        seen: before.data[0].entry,
      });
      expect(again.status).toBe(200);
    });

    it('may have a picture of this store, in the shop instead of that of a product, and lose it again', async () => {
      const { store, call, picture } = await anOwner();
      const { file, url } = (await picture('green')).data;
      const unknown = { nama: 'Kopi', image: 'images/x.webp' };
      const refused = await call('POST', '/kategori', { kind: 'add', entry: unknown });
      expect([refused.status, Object.keys(refused.data.errors)]).toEqual([422, ['image']]);
      const made = await call('POST', '/kategori', { kind: 'add', entry: { nama: 'Kopi', image: file } });
      expect(made.data).toMatchObject([{ entry: { key: 'kopi', image: file }, image_url: url }]);
      const [row] = await db().select().from(categories).where(eq(categories.storeId, store.id));
      expect([...(await namedFiles(db(), [row?.imageKey ?? '']))]).toEqual([row?.imageKey]);
      const product = await aProduct(db(), store.id, { categoryId: row?.id });
      await db()
        .insert(productImages)
        .values({ storeId: store.id, productId: product.id, position: 0, fileKey: 'produk.webp' });
      const inShop = async () => {
        suite.app.services.storeEvents.storeChanged(store.id);
        const shop = await suite.app.inject(`/api/product?username=${store.username}`);
        return shop.json().data.category[0].image_url;
      };
      expect(await inShop()).toBe(url);
      const changes = { image: { from: file, to: null } };
      const changed = await call('POST', '/kategori', { kind: 'change', key: 'kopi', changes });
      expect(changed.data).toMatchObject([{ image_url: null }]);
      expect(await inShop()).toBe('/files/produk.webp');
    });

    it('that somebody else changed or removed are not overwritten', async () => {
      const { call, asColleague } = await anOwner();
      await call('POST', '/kategori', { kind: 'add', entry: { nama: 'Kopi' } });
      const seen = (await call('GET', '/kategori')).data[0].entry;
      const rename = (to: string) => ({
        kind: 'change',
        key: 'kopi',
        changes: { nama: { from: 'Kopi', to } },
      });
      expect((await call('POST', '/kategori', rename('Kopi Enak'))).status).toBe(200);
      expect(await asColleague('POST', '/kategori', rename('Kopi Pahit'))).toMatchObject({
        status: 412,
        info: expect.stringContaining('Kategori ini sudah diubah oleh Sri'),
        data: { entry: { nama: 'Kopi Enak' }, conflicts: ['nama'] },
      });
      const remove = { kind: 'remove', key: 'kopi', seen };
      expect(await asColleague('POST', '/kategori', remove)).toMatchObject({
        status: 412,
        data: { conflicts: ['nama'] },
      });
      const now = (await call('GET', '/kategori')).data[0].entry;
      await asColleague('POST', '/kategori', { ...remove, seen: now });
      expect(await call('POST', '/kategori', rename('Kopi Lagi'))).toMatchObject({
        status: 412,
        info: expect.stringContaining('Kategori ini sudah dihapus oleh Budi'),
        data: { entry: null },
      });
    });

    it.each([
      [{ nama: '' }, 'nama'],
      [{ nama: 'a'.repeat(151) }, 'nama'],
      [{}, 'nama'],
      [{ nama: 'Kopi', color: 'a;b' }, 'color'],
      [{ nama: 'Kopi', key: 'kunci' }, 'key'],
    ])('refuse %j at its field', async (entry, field) => {
      const { call } = await anOwner();
      const refused = await call('POST', '/kategori', { kind: 'add', entry });
      expect([refused.status, Object.keys(refused.data.errors)]).toEqual([422, [field]]);
    });
  });

  describe('vouchers', () => {
    const hemat = { code: 'hemat20', type: 'percentage', voucher_value: 20, quota: 5, min_total: 0 };

    it('are made, and keep their uses whatever is changed or removed', async () => {
      const { store, call } = await anOwner();
      const made = await call('POST', '/voucher', { kind: 'add', entry: { ...hemat, code: 'HEMAT20' } });
      expect(made.data).toMatchObject([{ entry: { code: 'HEMAT20', voucher_value: 20 }, used: 0 }]);
      const product = await aProduct(db(), store.id);
      const account = await anAccount(db(), store.id);
      const order = () => checkout(suite.app, { store, product, account }, { voucher_code: 'HEMAT20' });
      const used = async () =>
        (await db().select().from(vouchers).where(eq(vouchers.storeId, store.id))).map((row) => row.used);
      const placed = await Promise.all([
        order(),
        call('POST', '/voucher', {
          ...{ kind: 'change', key: 'HEMAT20' },
          changes: { quota: { from: 5, to: 3 }, voucher_value: { from: 20, to: 25 } },
        }),
        order(),
      ]);
      const orders = [placed[0], placed[2]].filter(({ statusCode }) => statusCode === 200).length;
      expect(orders).toBeGreaterThan(0);
      expect(placed[1].status).toBe(200);
      expect(await used()).toEqual([orders]);
      const change = (changes: object) =>
        call('POST', '/voucher', { kind: 'change', key: 'HEMAT20', changes });
      const low = await change({ quota: { from: 3, to: orders - 1 || 0.5 } });
      expect([low.status, Object.keys(low.data.errors)]).toEqual([422, ['quota']]);
      expect((await change({ quota: { from: 3, to: orders } })).data).toMatchObject([{ used: orders }]);
      expect((await change({ code: { from: 'HEMAT20', to: 'LAIN' } })).status).toBe(422);
      const seen = (await call('GET', '/voucher')).data[0].entry;
      expect((await call('POST', '/voucher', { kind: 'remove', key: 'HEMAT20', seen })).data).toEqual([]);
      const again = await call('POST', '/voucher', { kind: 'add', entry: { ...hemat, code: 'HEMAT20' } });
      expect(again.data).toMatchObject([{ entry: { quota: 5 }, used: orders }]);
    });

    it('of a code that the store has are refused, as are values and windows that make no sense', async () => {
      const { store, call } = await anOwner();
      await aVoucher(db(), store.id, { code: 'ADA' });
      const refusedAt = async (own: object) => {
        const refused = await call('POST', '/voucher', {
          kind: 'add',
          entry: { ...hemat, code: 'BARU', ...own },
        });
        return [refused.status, Object.keys(refused.data?.errors ?? {})];
      };
      expect(await refusedAt({ code: 'ADA' })).toEqual([422, ['code']]);
      expect(await refusedAt({ code: 'kecil' })).toEqual([422, ['code']]);
      expect(await refusedAt({ voucher_value: 101 })).toEqual([422, ['voucher_value']]);
      expect(await refusedAt({ starts_at: '2026-12-02', ends_at: '2026-12-01' })).toEqual([422, ['ends_at']]);
      expect(await refusedAt({ starts_at: '2026-02-31' })).toEqual([422, ['starts_at']]);
      expect(await refusedAt({ quota: 0 })).toEqual([422, ['quota']]);
    });
  });

  describe('banners', () => {
    it('have their HTML sanitised and a picture of this store', async () => {
      const { store, call, picture } = await anOwner();
      const entry = {
        title: 'Promo',
        created_by: 'Kopi Bu Sri',
        content: '<p onclick="x()">Halo<script>1</script></p>',
      };
      const without = await call('POST', '/banner', {
        kind: 'add',
        entry: { ...entry, image: 'images/x.webp' },
      });
      expect([without.status, Object.keys(without.data.errors)]).toEqual([422, ['image']]);
      const { file, url } = (await picture('blue')).data;
      const made = await call('POST', '/banner', { kind: 'add', entry: { ...entry, image: file } });
      expect(made.data).toMatchObject([
        { entry: { key: 'promo', content: '<p>Halo</p>', image: file }, image_url: url },
      ]);
      const [row] = await db().select().from(banners).where(eq(banners.storeId, store.id));
      expect([...(await namedFiles(db(), [row?.imageKey ?? '']))]).toEqual([row?.imageKey]);
      const page = await suite.app.inject(`/api/banner_marketplace/${store.username}/${row?.id}`);
      expect(page.json().data).toMatchObject({ title: 'Promo', content: '<p>Halo</p>' });
      const changes = {
        title: { from: 'Promo', to: 'Promo Akhir Tahun' },
        content: { from: '<p>Halo</p>', to: '' },
      };
      const changed = await call('POST', '/banner', { kind: 'change', key: 'promo', changes });
      expect(changed.data).toMatchObject([
        { entry: { title: 'Promo Akhir Tahun', content: '' }, image_url: url },
      ]);
      const other = await aConsole(suite.app, db(), 'owner');
      const taken = await other.call('POST', '/banner', { kind: 'add', entry: { ...entry, image: file } });
      expect(taken.status).toBe(422);
    });
  });
});
