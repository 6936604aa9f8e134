import { eq } from 'drizzle-orm';
import { mails, NO_STORE } from '../db/schema/mails.ts';
import { payments } from '../db/schema/payments.ts';
import { uniqueName } from '../testing/a-store.ts';
import { onEveryDatabase } from '../testing/database.ts';
import { aShop, orderRow, placed } from '../testing/orders-over-http.ts';
import { testApp } from '../testing/test-app.ts';

onEveryDatabase('The figures of what waits', (database) => {
  it('say how late the latest mail and call are, and whether the database answers', async () => {
    const { app, clock } = await testApp(database());
    const { db } = database();
    const figures = async () => {
      const text = (await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body;
      return Object.fromEntries(
        [...text.matchAll(/^(lapak_(?:database_up|mail_late_seconds|payment_late_seconds)) (.+)$/gm)].map(
          ([, name = '', value]) => [name, Number(value)],
        ),
      );
    };
    const shop = await aShop(db);
    const { id: orderId } = await orderRow(db, await placed(app, shop));
    await app.services.mails.settled();
    await db.delete(mails).where(eq(mails.storeId, shop.store.id));
    const healthy = { lapak_database_up: 1, lapak_mail_late_seconds: 0, lapak_payment_late_seconds: 0 };
    expect(await figures()).toEqual(healthy);

    const ago = (seconds: number) => new Date(clock.now().getTime() - seconds * 1000);
    await db.insert(mails).values({
      ...{
        storeId: NO_STORE,
        messageKey: uniqueName('surat'),
        kind: 'verification',
        recipient: 'a@contoh.id',
      },
      ...{ subject: 's', text: 't', queuedAt: ago(900), nextAttemptAt: ago(900) },
    });
    await db.insert(payments).values({
      ...{ storeId: shop.store.id, orderId, provider: 'sandbox', reference: uniqueName('acuan'), amount: 1 },
      ...{ task: 'charge', dueAt: ago(700) },
    });
    expect(await figures()).toEqual({
      ...healthy,
      lapak_mail_late_seconds: 900,
      lapak_payment_late_seconds: 700,
    });
    await db.delete(mails);
    await db.delete(payments).where(eq(payments.storeId, shop.store.id));
    await app.close();
  });
});
