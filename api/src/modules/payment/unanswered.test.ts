import { and, eq } from 'drizzle-orm';
import { payments } from '../../db/schema/payments.ts';
import { anAccount } from '../../testing/a-store.ts';
import { testApp } from '../../testing/app.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { aShop, orderRow, placed } from '../../testing/orders-over-http.ts';

onEveryDatabase('A payment that the provider did not answer', (database) => {
  it('is requested again by the next read of its order, which shows the answer', async () => {
    const { db } = database();
    const { app } = await testApp(database());
    const shop = await aShop(db);
    const qris = await anAccount(db, shop.store.id, { group: 'qris', typeOfPayment: 'otomatis' });
    const publicId = await placed(app, shop, { payment_method: qris.id });
    const shown = async () =>
      (await app.inject(`/api/transaction/${publicId}`)).json<{
        data: { payment_method: { qr_code: string | null } };
      }>().data.payment_method.qr_code;
    const code = await shown();
    const { storeId, id } = await orderRow(db, publicId);
    await db
      .update(payments)
      .set({ paymentCode: null, qrCode: null, paymentLink: null, mobilePaymentLink: null })
      .where(and(eq(payments.storeId, storeId), eq(payments.orderId, id)));
    expect(await shown()).toBe(code);
    expect(code).toMatch(/^000201/);
    await app.close();
  });
});
