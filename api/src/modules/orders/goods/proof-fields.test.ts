import { eq } from 'drizzle-orm';
import { messages } from '@lapak/domain/messages';
import { paymentAccounts } from '../../../db/schema/stores.ts';
import { createOperator } from '../../../operator/operator.ts';
import { anAccount } from '../../../testing/a-store.ts';
import { suiteApp } from '../../../testing/test-app.ts';
import { onEveryDatabase } from '../../../testing/database.ts';
import { aPicture, aShop, orderRow, placed, sendForm } from '../../../testing/orders-over-http.ts';

onEveryDatabase('The transfer that a proof states', (database) => {
  const api = suiteApp(database);
  const db = () => database().db;

  async function unpaid() {
    const shop = await aShop(db());
    const id = await placed(api.app, shop);
    const send = async (own: Record<string, string>) =>
      (
        await sendForm(api.app, `/api/transaction/bukti-transfer/${id}`, {
          username: shop.store.username,
          payment_method_id: String(shop.account.id),
          transfer_date: '2026-11-21 09:30',
          jumlah_transfer: '10123',
          bukti_transfer: await aPicture(),
          ...own,
        })
      ).json<{ code: string; data: unknown }>();
    return { id, shop, send, row: () => orderRow(db(), id) };
  }

  it('has an amount in whole rupiah, more than nothing', async () => {
    const { send, row } = await unpaid();
    for (const jumlah_transfer of ['0', '-10123', '10123.5', '1e5', '1000000000001']) {
      expect(await send({ jumlah_transfer })).toMatchObject({
        data: { errors: { jumlah_transfer: ['Jumlah transfer wajib diisi'] } },
      });
    }
    expect(await row()).toMatchObject({ status: 'UNPAID', transferAmount: null, proofKey: null });
    expect(await send({ jumlah_transfer: '1' })).toMatchObject({ code: '00' });
    expect(await row()).toMatchObject({
      status: 'CONFIRMED',
      transferAmount: 1,
      confirmedAt: api.clock.now(),
      paidAt: null,
    });
  });

  it('is of a day that there was, and not in the future, but for the clocks of eastern Indonesia', async () => {
    const { send, row } = await unpaid();
    const notDays = ['2026-02-30 10:00', '1999-12-31 10:00', '1920-11-2026 08:15', '20-11-2026 08:15\nx'];
    for (const transfer_date of [...notDays, 'kemarin', '']) {
      expect(await send({ transfer_date })).toMatchObject({
        data: { errors: { transfer_date: ['Tanggal wajib diisi'] } },
      });
    }
    expect(await send({ transfer_date: '2026-11-21 13:01' })).toMatchObject({
      data: { errors: { transfer_date: ['Tanggal transfer tidak boleh di masa depan'] } },
    });
    expect(await row()).toMatchObject({ status: 'UNPAID' });
    expect(await send({ transfer_date: '2026-11-21 13:00' })).toMatchObject({ code: '00' });
    expect(await row()).toMatchObject({ transferDate: new Date('2026-11-21T06:00:00Z') });
  });

  it.each([
    ['21-11-2026 08:15', '2026-11-21T01:15:00Z'],
    ['21/11/2026 00:00', '2026-11-20T17:00:00Z'],
  ])('may have its date day first (%s)', async (transfer_date, moment) => {
    const { send, row } = await unpaid();
    expect(await send({ transfer_date })).toMatchObject({ code: '00' });
    expect(await row()).toMatchObject({ transferDate: new Date(moment) });
  });

  it.each(['2020-11-21 09:30', '20-11-2026 23:59', '02/01/2000 00:00'])(
    'is not of a day before its order (%s)',
    async (transfer_date) => {
      const { send, row } = await unpaid();
      expect(await send({ transfer_date })).toMatchObject({
        data: {
          errors: { transfer_date: ['Tanggal transfer tidak boleh sebelum tanggal pesanan (21-11-2026)'] },
        },
      });
      expect(await row()).toMatchObject({ status: 'UNPAID', proofKey: null });
    },
  );

  it('is not taken for an order that is paid in cash, chosen or all that the store takes', async () => {
    const { shop } = await unpaid();
    const cash = await anAccount(db(), shop.store.id, { group: 'cash', nama: 'Tunai', nomorRekening: '' });
    const alone = await aShop(db());
    await db().update(paymentAccounts).set({ group: 'cash' }).where(eq(paymentAccounts.id, alone.account.id));
    const chosen = await placed(api.app, shop, { payment_method: cash.id });
    const unchosen = await placed(api.app, alone, { payment_method: null, user_bank_id: null });
    for (const [id, { store, account }] of [
      [chosen, shop],
      [unchosen, alone],
    ] as const) {
      const before = await orderRow(db(), id);
      expect(before).toMatchObject({ kodeUnik: 0, total: before.totalHargaBarang + before.ongkir });
      const answer = await sendForm(api.app, `/api/transaction/bukti-transfer/${id}`, {
        username: store.username,
        payment_method_id: String(account.id),
        transfer_date: '2026-11-21 09:30',
        jumlah_transfer: '10123',
        bukti_transfer: await aPicture(),
      });
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        expect.objectContaining({ info: messages.cashNeedsNoProof }),
      ]);
      expect(await orderRow(db(), id)).toMatchObject({ status: 'UNPAID', proofKey: null });
    }
  });

  it('went to no cash', async () => {
    const { shop, send } = await unpaid();
    const cash = await anAccount(db(), shop.store.id, { group: 'cash' });
    expect(await send({ payment_method_id: String(cash.id) })).toMatchObject({
      data: { errors: { payment_method_id: ['Tujuan transfer wajib diisi'] } },
    });
  });

  it('may be of a trillion rupiah', async () => {
    const { send, row } = await unpaid();
    expect(await send({ jumlah_transfer: '1000000000000' })).toMatchObject({ code: '00' });
    expect(await row()).toMatchObject({ transferAmount: 1e12 });
  });

  it('comes once, and before the order ends', async () => {
    const [sent, refused, late] = [await unpaid(), await unpaid(), await unpaid()];
    await sent.send({});
    expect(await sent.send({})).toMatchObject({ info: 'Bukti transfer sudah dikirim' });
    await createOperator(api.app.services).run({ command: 'reject', order: refused.id });
    expect(await refused.send({})).toMatchObject({ info: messages.paymentRejected });
    expect(await refused.row()).toMatchObject({ status: 'REJECTED', proofKey: null });
    api.clock.advance(24 * 60 * 60 * 1000);
    expect(await late.send({})).toMatchObject({ info: messages.transactionExpired });
    expect(await late.row()).toMatchObject({ status: 'EXPIRED', proofKey: null });
  });

  it('went to an account of the store, which the order shows from then on', async () => {
    const { shop, send, row } = await unpaid();
    const elsewhere = await aShop(db());
    for (const id of [
      elsewhere.account.id,
      `${shop.account.id}x`,
      `x${shop.account.id}`,
      2_147_483_648,
      0,
      '',
    ]) {
      expect(await send({ payment_method_id: String(id) })).toMatchObject({
        data: { errors: { payment_method_id: ['Tujuan transfer wajib diisi'] } },
      });
    }
    const other = await anAccount(db(), shop.store.id, { nama: 'Bank BRI', nomorRekening: '777' });
    expect(await send({ payment_method_id: String(other.id) })).toMatchObject({ code: '00' });
    const { publicId } = await row();
    const shown = await api.app.inject(`/api/transaction/${publicId}`);
    expect(shown.json()).toMatchObject({ data: { nama_bank: 'Bank BRI', nomor_rekening: '777' } });
  });
});
