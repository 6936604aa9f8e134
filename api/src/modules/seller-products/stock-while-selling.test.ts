import { and, asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { priceVarieties, products } from '../../db/schema/catalogue.ts';
import { aConsole, twoColours } from '../../testing/a-console.ts';
import { anAccount } from '../../testing/a-store.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { checkout } from '../../testing/orders-over-http.ts';
import { lockWaiters } from '../../testing/lock-waiters.ts';
import { suiteApp } from '../../testing/test-app.ts';
import { nextInStore } from '../store/store-queue.ts';
import { returnStock, takeStock } from '../orders/goods/take-stock.ts';

onEveryDatabase('stock that is edited while it is sold', (database) => {
  const suite = suiteApp(database);
  const db = () => database().db;

  async function aProduct(own: object) {
    const console = await aConsole(suite.app, db());
    const made = await console.call('POST', '/produk', { product: await console.form(own) });
    if (made.status !== 200) throw new Error(JSON.stringify(made));
    const { id } = made.data;
    const url = `/produk/${id}`;
    const [ofProduct, ofCombination] = [eq(products.id, id), eq(priceVarieties.productId, id)];
    const isStore = eq(products.storeId, console.store.id);
    const stocks = async () => {
      const [row] = await db().select().from(products).where(and(isStore, ofProduct));
      const combinations = await db()
        .select()
        .from(priceVarieties)
        .where(and(eq(priceVarieties.storeId, console.store.id), ofCombination))
        .orderBy(asc(priceVarieties.position));
      return { row, combinations, all: [row?.stock, ...combinations.map(({ stock }) => stock)] };
    };
    return { ...console, id, url, stocks };
  }

  const pieces = fc.integer({ min: 0, max: 9 });
  const change = fc.record({ before: pieces, after: pieces, sold: pieces, returned: pieces });

  it('is what the form says minus what was sold since it was filled in, whoever sold how much', async () => {
    await fc.assert(
      fc.asyncProperty(change, change, fc.boolean(), async (one, other, inCells) => {
        const own = {
          ...twoColours,
          stock: one.before,
          price_variety: twoColours.price_variety.map((entry) => ({ ...entry, stock: other.before })),
        };
        const { store, id, url, call, stocks } = await aProduct(own);
        const { data: form } = await call('GET', url);
        const [combination] = (await stocks()).combinations;
        const changes = [
          { holder: { productId: id, varietyId: null }, ...one },
          { holder: { productId: id, varietyId: combination?.id ?? 0 }, ...other },
        ];
        await db().transaction(async (tx) => {
          for (const { holder, before, sold, returned } of changes) {
            const some = (qty: number) => [{ ...holder, category: 'barang', nama: 'Barang', qty }];
            await takeStock(tx, store.id, some(Math.min(sold, before)));
            await returnStock(tx, store.id, some(returned));
          }
        });
        const [sogan, indigo] = form.product.price_variety;
        const saved = inCells
          ? await call(
              'POST',
              `${url}/sel`,
              {
                stock: { from: one.before, to: one.after },
                combinations: [{ options: ['Sogan'], stock: { from: other.before, to: other.after } }],
              },
              form.version,
            )
          : await call(
              'POST',
              url,
              {
                product: {
                  ...form.product,
                  stock: one.after,
                  price_variety: [{ ...sogan, stock: other.after }, indigo],
                },
                seen: form.seen,
              },
              form.version,
            );
        expect(saved.status).toBe(200);
        const left = changes.map(({ before, after, sold, returned }) =>
          Math.max(0, after - Math.min(sold, before) + returned),
        );
        expect((await stocks()).all).toEqual([...left, other.before]);
        expect(saved.data.seen.stock).toBe(left[0]);
      }),
      { numRuns: 12 },
    );
  }, 60_000);

  it('waits for an order that is being placed, and leaves sold what it takes', async () => {
    const { store, id, url, call, stocks } = await aProduct({ stock: 40 });
    const { data: form } = await call('GET', url);
    const body = { product: { ...form.product, stock: 45 }, seen: form.seen };
    let saving: ReturnType<typeof call> | null = null;
    await db().transaction(async (tx) => {
      await nextInStore(tx, store.id);
      saving = call('POST', url, body, form.version);
      await lockWaiters(database(), 1);
      const some = [{ productId: id, varietyId: null, category: 'barang', nama: 'Barang', qty: 3 }];
      await takeStock(tx, store.id, some);
    });
    expect(await saving).toMatchObject({ status: 200, data: { product: { stock: 42 } } });
    expect((await stocks()).row?.stock).toBe(42);
  });

  it.each([
    ['without variations', {}],
    ['in two colours', twoColours],
  ])('loses no piece %s between orders and edits at the same time', async (_, own) => {
    const isVaried = 'price_variety' in own;
    const { store, id, url, call, stocks } = await aProduct({ ...own, alamat_option: 0, stock: 40 });
    const account = await anAccount(db(), store.id);
    const variety = (await stocks()).combinations.at(-1);
    if (isVaried) {
      const more = { combinations: [{ options: ['Indigo'], stock: { from: 6, to: 40 } }] };
      const { version } = (await call('GET', url)).data;
      expect((await call('POST', `${url}/sel`, more, version)).status).toBe(200);
    }
    const stockOf = async () => {
      const { row, combinations } = await stocks();
      return isVaried ? combinations.at(-1)?.stock : row?.stock;
    };
    const line = { id, qty: 1, ...(variety ? { variety_id: variety.id } : {}) };
    const buying = Array.from({ length: 12 }, () =>
      checkout(suite.app, { store, account }, { products: [line] }).then(({ statusCode }) => statusCode),
    );
    const bring = async (more: number, at: number) => {
      const { data: form } = await call('GET', url);
      const product = {
        ...form.product,
        nama: `Kemeja ${at}`,
        stock: form.product.stock + more,
        price_variety: form.product.price_variety?.map((entry: { options: string[]; stock: number }) =>
          entry.options[0] === 'Indigo' ? { ...entry, stock: entry.stock + more } : entry,
        ),
      };
      const saved = await call('POST', url, { product, seen: form.seen }, form.version);
      return saved.status === 200 ? more : 0;
    };
    const editing = (async () => {
      let brought = 0;
      for (const [at, more] of [3, 1, 4, 1, 5].entries()) brought += await bring(more, at);
      return brought;
    })();
    const count = async () => {
      const { data: form } = await call('GET', url);
      const from = isVaried ? form.product.price_variety.at(-1).stock : form.product.stock;
      const cell = { from, to: from + 2 };
      const cells = isVaried ? { combinations: [{ options: ['Indigo'], stock: cell }] } : { stock: cell };
      return (await call('POST', `${url}/sel`, cells, form.version)).status === 200 ? 2 : 0;
    };
    const counting = (async () => {
      let brought = 0;
      // One that somebody else was before is read again.
      while (brought < 6) brought += await count();
      return brought;
    })();
    const [byForm, byCells] = [await editing, await counting];
    const sold = (await Promise.all(buying)).filter((status) => status === 200).length;
    expect([sold, byCells]).toEqual([12, 6]);
    expect(byForm).toBeGreaterThan(0);
    expect(await stockOf()).toBe(40 + byForm + byCells - sold);
  });
});
