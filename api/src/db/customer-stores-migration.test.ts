import { storesOfCustomer } from '../modules/store/stores-of-customer.ts';
import { onEveryOlderDatabase } from '../testing/older-database.ts';

onEveryOlderDatabase('Orders of a version that asked every store', '0015_wide-numbers', (older) => {
  it('are looked for in the stores in which their accounts ordered goods or tickets', async () => {
    const order = (id: number, userId: number | null, storeId: number) =>
      `(${storeId}, ${id}, 't${id}', 'INV-${id}', 'Sari', '0812', 's@contoh.test', ${userId}, 1, 0)`;
    const columns = 'store_id, id, public_id, invoice, nama, handphone, email, user_id, total, kode_unik';
    await older().exec(`
      insert into users (id, name, username, email) values (1, 'Sari', 'sari', 's@contoh.test'), (2, 'Budi', 'budi', 'b@contoh.test');
      insert into stores (id, username, nama_toko) values (1, 'satu', 'Satu'), (2, 'dua', 'Dua'), (3, 'tiga', 'Tiga');
      insert into events (store_id, id, nama_event, category, nama_organizer, tanggal_start, tanggal_end, waktu_start,
        waktu_end, nama_tempat, alamat, description)
      values (2, 1, 'Pentas', 'musik', 'Kami', '2026-12-01', '2026-12-01', '10:00', '12:00', 'Balai', 'Jalan', '');
      insert into orders (${columns}, kind, total_harga_barang)
      select *, 'barang', 1 from (values ${order(1, 1, 1)}, ${order(2, 1, 1)}, ${order(3, 2, 3)}, ${order(4, null, 2)}) made;
      insert into event_orders (${columns}, token, event_id, total_tickets)
      select *, 'rahasia', 1, 1 from (values ${order(5, 1, 2)}) made;
    `);
    const { db } = await older().upgrade();
    const storesOf = async (userId: number) =>
      (await storesOfCustomer(db, { userId, username: null })).sort();
    expect(await storesOf(1)).toEqual([1, 2]);
    expect(await storesOf(2)).toEqual([3]);
  });
});
