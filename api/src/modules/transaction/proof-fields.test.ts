import { anAccount } from '../../testing/a-store.ts';
import { suiteApp } from '../../testing/app.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { aPicture, aShop, orderRow, placed, sendForm } from '../../testing/orders-over-http.ts';

onEveryDatabase('The transfer that a proof tells of', (database) => {
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
    return { shop, send, row: () => orderRow(db(), id) };
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
    for (const transfer_date of ['2026-02-30 10:00', '1999-12-31 10:00', 'kemarin', '']) {
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

  it('may have its date day first', async () => {
    const { send, row } = await unpaid();
    expect(await send({ transfer_date: '20-11-2026 08:15' })).toMatchObject({ code: '00' });
    expect(await row()).toMatchObject({ transferDate: new Date('2026-11-20T01:15:00Z') });
  });

  it('went to an account of the store, which the order shows from then on', async () => {
    const { shop, send, row } = await unpaid();
    const elsewhere = await aShop(db());
    for (const id of [elsewhere.account.id, `${shop.account.id}x`, 2_147_483_648, 0, '']) {
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
