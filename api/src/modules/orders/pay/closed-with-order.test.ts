import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Order } from '@lapak/contracts/api/order';
import { mails } from '../../../db/schema/mails.ts';
import { payments } from '../../../db/schema/payments.ts';
import { anAccount } from '../../../testing/a-store.ts';
import { testApp, type testClock } from '../../../testing/test-app.ts';
import { onEveryDatabase } from '../../../testing/database.ts';
import { aShop, orderRow, placed } from '../../../testing/orders-over-http.ts';
import { accountSnapshot } from '../place/payment-account.ts';
import { applyPaymentStep } from '../order-steps.ts';

onEveryDatabase('A payment that a provider collects', (database) => {
  let app: FastifyInstance;
  let clock: ReturnType<typeof testClock>;
  const db = () => database().db;
  beforeEach(async () => {
    ({ app, clock } = await testApp(database()));
  });
  afterEach(() => app.close());

  async function awaited() {
    const shop = await aShop(db());
    const qris = await anAccount(db(), shop.store.id, { group: 'qris', typeOfPayment: 'otomatis' });
    const id = await placed(app, shop, { payment_method: qris.id });
    const order = (await app.inject(`/api/transaction/${id}`)).json<{
      data: { payment_method: { payment_links: string } };
    }>();
    const press = () =>
      app.inject({
        method: 'POST',
        url: order.data.payment_method.payment_links,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: '',
      });
    return { id, press, row: await orderRow(db(), id) };
  }
  const statusOf = async ({ storeId, id }: { storeId: number; id: number }) => {
    const [payment] = await db()
      .select({ status: payments.status })
      .from(payments)
      .where(and(eq(payments.storeId, storeId), eq(payments.orderId, id)));
    return payment?.status;
  };

  const paidMails = ({ storeId }: { storeId: number }) =>
    db().$count(mails, and(eq(mails.storeId, storeId), eq(mails.kind, 'order-paid')));

  it('is closed when its order expires, and money that comes late does not open either', async () => {
    const { id, press, row } = await awaited();
    expect(await statusOf(row)).toBe('PENDING');
    clock.advance(24 * 60 * 60 * 1000 + 1);
    const shown = (await app.inject(`/api/transaction/${id}`)).json<{ data: { status: string } }>();
    expect(shown.data.status).toBe('EXPIRED');
    expect(await statusOf(row)).toBe('CLOSED');
    await press();
    expect((await orderRow(db(), id)).status).toBe('EXPIRED');
    expect(await statusOf(row)).toBe('CLOSED');
    expect(await paidMails(row)).toBe(0);
  });

  it('stays open with a proof of a transfer, and is paid with its order', async () => {
    const { id, press, row } = await awaited();
    await db().transaction((tx) => applyPaymentStep(tx, row, 'send-proof', clock.now()));
    expect(await statusOf(row)).toBe('PENDING');
    await press();
    await press();
    expect((await orderRow(db(), id)).status).toBe('PAID');
    expect(await statusOf(row)).toBe('PAID');
    expect(await paidMails(row)).toBe(1);
  });

  it('names one method for one payment, also after a proof of a transfer to another account', async () => {
    const account = { nama: 'Bank BCA', nomorRekening: '777' };
    const proved = async (press: boolean) => {
      const { id, press: pay, row } = await awaited();
      const bank = accountSnapshot(await anAccount(db(), row.storeId, account));
      const transfer = {
        proofKey: 'bukti',
        transferDate: clock.now(),
        transferAccountId: bank.id,
        transferAccount: bank,
      };
      await db().transaction((tx) => applyPaymentStep(tx, row, 'send-proof', clock.now(), transfer));
      if (press) await pay();
      else await db().transaction((tx) => applyPaymentStep(tx, row, 'confirm', clock.now()));
      const { data } = (await app.inject(`/api/transaction/${id}`)).json<{ data: Order }>();
      return { ...data, chosen: row.paymentAccount?.nama };
    };
    const collected = await proved(true);
    expect(collected).toMatchObject({
      status: 'PAID',
      nama_bank: collected.chosen,
      transfer_date: null,
      bukti_transfer: null,
    });
    expect(collected.nomor_rekening).not.toBe('777');
    const transferred = await proved(false);
    expect(transferred).toMatchObject({
      status: 'PAID',
      nama_bank: 'Bank BCA',
      nomor_rekening: '777',
      bukti_transfer: 'terkirim',
    });
  });

  it('is closed when the seller rejects its order', async () => {
    const { id, press, row } = await awaited();
    await db().transaction((tx) => applyPaymentStep(tx, row, 'reject', clock.now()));
    expect(await statusOf(row)).toBe('CLOSED');
    await press();
    expect((await orderRow(db(), id)).status).toBe('REJECTED');
  });
});
