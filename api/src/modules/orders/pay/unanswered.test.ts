import { and, eq } from 'drizzle-orm';
import { payments } from '../../../db/schema/payments.ts';
import { anAccount } from '../../../testing/a-store.ts';
import { suiteApp } from '../../../testing/test-app.ts';
import { onEveryDatabase } from '../../../testing/database.ts';
import { aShop, orderRow, placed } from '../../../testing/orders-over-http.ts';
import { createPaymentService } from './payment-service.ts';

const unanswered = { paymentCode: null, qrCode: null, paymentLink: null, mobilePaymentLink: null };

onEveryDatabase('A payment that the provider did not answer', (database) => {
  const api = suiteApp(database);
  const db = () => database().db;

  async function byQris() {
    const shop = await aShop(db(), { namaToko: 'Kopi Gayo Asli' });
    const qris = await anAccount(db(), shop.store.id, { group: 'qris', typeOfPayment: 'otomatis' });
    const publicId = await placed(api.app, shop, { payment_method: qris.id });
    const order = await orderRow(db(), publicId);
    const isOfOrder = and(eq(payments.storeId, order.storeId), eq(payments.orderId, order.id));
    const shown = async () =>
      (await api.app.inject(`/api/transaction/${publicId}`)).json<{
        data: { payment_method: { qr_code: string | null } };
      }>().data.payment_method.qr_code;
    const change = async (values: Partial<typeof payments.$inferInsert>) => {
      await db().update(payments).set(values).where(isOfOrder);
    };
    const row = async () => (await db().select().from(payments).where(isOfOrder))[0];
    return { order, shown, change, row };
  }

  it('is requested again by the next read of its order, which shows the answer', async () => {
    const { shown, change } = await byQris();
    const code = await shown();
    await change(unanswered);
    expect(await shown()).toBe(code);
    expect(code).toMatch(/^000201.*Kopi Gayo Asli.*Surakarta/i);
  });

  it.each([
    ['has a number', { paymentCode: '39010' }],
    ['has a QR', { qrCode: '000201' }],
    ['has a page', { paymentLink: '/bayar' }],
    ['is paid', { status: 'PAID' }],
    ['is closed', { status: 'CLOSED' }],
  ] as const)('is not requested again once it %s', async (_what, answer) => {
    const { shown, change, row } = await byQris();
    await change({ ...unanswered, ...answer });
    await shown();
    expect(await row()).toMatchObject({ ...unanswered, ...answer });
  });

  it('is kept when the provider fails, and the log has the cause', async () => {
    const { order, change, row } = await byQris();
    await change(unanswered);
    const cause = new Error('down');
    const logged: object[] = [];
    const service = createPaymentService({
      db: db(),
      clock: api.clock,
      provider: { name: 'failing', begin: () => Promise.reject(cause), verify: () => null },
      log: { error: (fields) => void logged.push(fields) },
      storeChanged: () => undefined,
      mails: {
        write: () => Promise.resolve(),
        placedIn: () => Promise.resolve(() => []),
        wake: () => undefined,
      },
    });
    expect(await service.instruction(order)).toEqual(await row());
    expect(logged).toEqual([{ err: cause, provider: 'failing' }]);
  });
});
