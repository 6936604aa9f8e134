import { eq } from 'drizzle-orm';
import { products } from '../../../db/schema/catalogue.ts';
import { orders } from '../../../db/schema/orders.ts';
import { users } from '../../../db/schema/users.ts';
import { accountClient, aPerson } from '../../../testing/account-client.ts';
import { aProduct, anAccount, aStore } from '../../../testing/a-store.ts';
import { aShow, ticketBuyer } from '../../../testing/an-event.ts';
import { suiteApp } from '../../../testing/test-app.ts';
import { onEveryDatabase } from '../../../testing/database.ts';
import { aShop, checkout, sendForm } from '../../../testing/orders-over-http.ts';

/** Spellings of a mobile number that is given from its second digit on. */
const spellings = (rest: string) => [
  `0${rest}`,
  `+62${rest}`,
  `62${rest}`,
  rest,
  `0062 ${rest}`,
  `+62 (0)${rest.slice(0, 3)}-${rest.slice(3)}`,
  `\u202A+62\u00A0${rest.slice(0, 3)}\u2011${rest.slice(3)}\u202C`,
  [...rest].map((digit) => String.fromCharCode(0xff10 + Number(digit))).join('\u200B'),
  `tel:+62${rest}`,
  `https://wa.me/62${rest}`,
];

onEveryDatabase('A phone number', (database) => {
  const api = suiteApp(database);
  const db = () => database().db;
  const numbersOf = async (storeId: number) =>
    (
      await db()
        .select({ handphone: orders.handphone, phoneKey: orders.phoneKey })
        .from(orders)
        .where(eq(orders.storeId, storeId))
    ).flatMap(({ handphone, phoneKey }) => [handphone, phoneKey]);

  const goods = async () => {
    const shop = await aShop(db());
    await db().update(products).set({ stock: 100 }).where(eq(products.id, shop.product.id));
    return {
      send: (handphone: string) => checkout(api.app, shop, { handphone }),
      stored: () => numbersOf(shop.store.id),
    };
  };
  const form = async () => {
    const store = await aStore(db());
    const account = await anAccount(db(), store.id);
    const product = await aProduct(db(), store.id, { category: 'jasa' });
    const buyer = { nama: 'Sari', email: 'sari@contoh.id', payment_method: String(account.id) };
    const ids = { username: store.username, product_id: String(product.id), qty: '1' };
    return {
      send: (handphone: string) => sendForm(api.app, '/api/checkout-jasa', { ...ids, ...buyer, handphone }),
      stored: () => numbersOf(store.id),
    };
  };
  const tickets = async () => {
    const show = await aShow(db(), api.clock.now());
    return {
      send: (handphone: string) => ticketBuyer(api).order(show, { handphone }),
      stored: () => numbersOf(show.store.id),
    };
  };

  it('at the checkout of goods is stored in one form, however it is written', async () => {
    const { send, stored } = await goods();
    const written = spellings('81234567890');
    for (const handphone of written)
      expect([handphone, (await send(handphone)).statusCode]).toEqual([handphone, 200]);
    expect(await stored()).toEqual(written.flatMap(() => ['081234567890', '081234567890']));
  });

  it.each([
    ['goods', goods],
    ['a service or a digital product', form],
    ['tickets', tickets],
  ])('at the checkout of %s is read before it is checked', async (_name, open) => {
    const { send, stored } = await open();
    expect((await send('\u202A+62 (0)812\u00A03456\u20117890\u202C')).statusCode).toBe(200);
    expect(await stored()).toEqual(['081234567890', '081234567890']);
    for (const handphone of ['\u200B', ' - ']) {
      expect((await send(handphone)).json()).toMatchObject({
        data: { errors: { handphone: [expect.stringMatching(/wajib di ?isi/)] } },
      });
    }
    expect((await send('0812abc45678')).json()).toMatchObject({
      data: { errors: { handphone: ['Nomor handphone tidak valid'] } },
    });
  });

  it('of an account is stored so when it registers and when it is changed, and any spelling logs in', async () => {
    const client = accountClient(api);
    const who = aPerson();
    const local = who.phone_number;
    await client.verified({ ...who, phone_number: `\u202A+62 (0)${local.slice(1)}\u202C` });
    const stored = async () => (await db().select().from(users).where(eq(users.email, who.email)))[0];
    expect(await stored()).toMatchObject({ phoneNumber: local, phoneKey: local });
    for (const user of spellings(local.slice(1)))
      expect([user, (await client.login(user, who.password)).code]).toEqual([user, '00']);
    for (const phone_number of spellings(local.slice(1))) {
      const taken = await client.post('/api/auth/register', { ...aPerson(), phone_number });
      expect(taken.data?.errors).toEqual({ phone_number: ['Nomor handphone sudah terdaftar'] });
    }
    const token = (await client.login(who.email, who.password)).data?.access_token;
    const changed = { ...who, phone_number: `62-${local.slice(1, -1)}\u00A0${local.endsWith('7') ? 8 : 7}` };
    expect((await client.post('/api/profile', changed, { token })).code).toBe('00');
    expect((await stored())?.phoneNumber).toBe(`${local.slice(0, -1)}${local.endsWith('7') ? 8 : 7}`);
  });
});
