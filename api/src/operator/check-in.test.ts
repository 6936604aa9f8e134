import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { issuedTickets, orders } from '../db/schema/orders.ts';
import type { OrderStatus } from '../db/schema/orders.ts';
import {
  aShow,
  anEventOf,
  aTicketOf,
  ticketBuyer,
  type PlacedTickets,
  type Show,
} from '../testing/an-event.ts';
import { testApp, type testClock } from '../testing/test-app.ts';
import { onEveryDatabase } from '../testing/database.ts';
import { operate as runOperator } from '../testing/operate.ts';

onEveryDatabase('the gate', (database) => {
  let app: FastifyInstance;
  let clock: ReturnType<typeof testClock>;
  let buyer: ReturnType<typeof ticketBuyer>;
  let dataDir: string;
  const db = () => database().db;

  beforeAll(async () => {
    const made = await testApp(database());
    ({ app, clock } = made);
    dataDir = made.config.dataDir;
    buyer = ticketBuyer({ app });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    clock.time = new Date('2026-11-21T03:00:00Z');
  });

  const operate = (...args: string[]) => runOperator(dataDir, args);
  const admit = (show: Show, ...code: string[]) => operate('check-in', String(show.event.id), ...code);

  const codesOf = async (made: PlacedTickets) =>
    (await buyer.read(made))
      .json<{ data: { tickets: { pivot: { booking_code: string; used_at: string | null } }[] } }>()
      .data.tickets.map(({ pivot }) => pivot);
  const aFreeShow = () => aShow(db(), clock.now(), { harga: 0, maxQty: null });
  /** Two tickets that are in hand. */
  async function inHand(own: object = {}) {
    const show = await aFreeShow();
    const made = await buyer.placed(show, own);
    const [code = '', other = ''] = (await codesOf(made)).map(({ booking_code }) => booking_code);
    return { show, made, code, other };
  }

  it('admits a code once, and reports when it was used', async () => {
    const { show, made, code, other } = await inHand();
    expect(await admit(show, code)).toEqual({
      lines: [`Silakan masuk: Sari, Reguler (${made.invoice}).`],
      failed: false,
    });
    clock.advance(60_000);
    expect(await admit(show, code)).toEqual({
      lines: [
        `Ditolak: tiket Sari, Reguler (${made.invoice}) sudah dipakai Sabtu, 21 November 2026 Jam 10.00 WIB.`,
      ],
      failed: true,
    });
    const used = await codesOf(made);
    expect(used.map(({ used_at }) => used_at)).toEqual(['2026-11-21T10:00:00.000+07:00', null]);
    expect((await admit(show, other)).failed).toBe(false);
  });

  it('reads a code in small letters, with spaces and dashes', async () => {
    const { show, code, other } = await inHand();
    expect((await admit(show, ` ${code.toLowerCase().replace(/(.{4})/g, '$1-')} `)).failed).toBe(false);
    expect((await admit(show, ...(other.match(/.{4}/g) ?? []))).failed).toBe(false);
  });

  it('admits one when many gates have the same code at the same moment', async () => {
    const { show, code } = await inHand();
    const answers = await Promise.all(Array.from({ length: 8 }, () => admit(show, code)));
    expect(answers.filter(({ failed }) => !failed)).toHaveLength(1);
    expect(answers.filter(({ lines }) => lines[0]?.includes('sudah dipakai'))).toHaveLength(7);
  });

  it('refuses with a message what is unknown, for another event, unpaid or cancelled', async () => {
    const { show, code, made } = await inHand();
    const refusal = async (...args: Parameters<typeof admit>) => {
      const { lines, failed } = await admit(...args);
      expect(failed).toBe(true);
      return lines.join();
    };
    expect(await refusal(show, 'ZZZZ-ZZZZ-ZZZZ')).toBe('Ditolak: kode "ZZZZ-ZZZZ-ZZZZ" tidak dikenal.');
    expect(await refusal(await aFreeShow(), code)).toContain('tidak dikenal');
    const later = await anEventOf(db(), show.store.id, { importKey: 'lain', namaEvent: 'Kelas Teh' });
    expect(await refusal({ ...show, event: later }, code)).toBe(
      'Ditolak: tiket ini untuk acara lain, "Kelas Kopi".',
    );
    expect(await refusal(show, made.invoice)).toContain('adalah nomor pesanan');

    const sold = { ...show, ticket: await aTicketOf(db(), show.event, clock.now(), { namaTiket: 'VIP' }) };
    const unpaid = await buyer.placed(sold);
    expect(await refusal(show, unpaid.invoice.toLowerCase())).toBe(
      `Ditolak: pesanan ${unpaid.invoice} belum dibayar.`,
    );
    expect((await operate('reject', unpaid.id)).failed).toBe(false);
    expect(await refusal(show, unpaid.invoice)).toContain('dibatalkan karena pembayarannya ditolak');

    // A ticket whose order was taken back after it was handed out.
    const setStatus = (status: OrderStatus) =>
      db().update(orders).set({ status }).where(eq(orders.publicId, made.id));
    await setStatus('UNPAID');
    expect(await refusal(show, code)).toBe(`Ditolak: pesanan ${made.invoice} belum dibayar.`);
    await setStatus('EXPIRED');
    expect(await refusal(show, code)).toContain('dibatalkan karena tidak dibayar');
    await setStatus('PAID');
    expect((await admit(show, code)).failed).toBe(false);
  });

  it('finds an event by its key, and requires the store when several have the same', async () => {
    const [one, other] = [await inHand(), await inHand()];
    const unclear = await operate('check-in', 'kelas', one.code);
    expect(unclear.failed).toBe(true);
    expect(unclear.lines.join('\n')).toContain('--store');
    expect(unclear.lines.join('\n')).toContain(other.show.store.username);
    const clear = await operate('check-in', 'kelas', one.code, '--store', one.show.store.username);
    expect(clear.failed).toBe(false);
    expect(await operate('attendees', 'tidak-ada')).toEqual({
      lines: ['Tidak ada acara "tidak-ada".'],
      failed: true,
    });
  });

  it('lists the buyers and who was admitted', async () => {
    const { show, made, code, other } = await inHand();
    await buyer.placed({ ...show, ticket: await aTicketOf(db(), show.event, clock.now()) });
    await admit(show, code);
    const { lines } = await operate('attendees', String(show.event.id));
    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe('Kelas Kopi: 2 tiket terjual, 1 sudah masuk.');
    expect(lines.find((line) => line.startsWith(code))).toMatch(
      new RegExp(`21/11/2026, 10\\.00 WIB +${made.invoice} +Reguler +Sari$`),
    );
    expect(lines.find((line) => line.startsWith(other))).toContain('belum masuk');
  });

  it('writes them as CSV that no spreadsheet runs, however many there are', async () => {
    const nama = '=HYPERLINK("http://a.test";"Siti, Ñoño 🎟")';
    const { show, made, code } = await inHand({ nama });
    await admit(show, code);
    const [order] = await db().select().from(orders).where(eq(orders.publicId, made.id));
    if (!order) throw new Error('no order');
    await db()
      .insert(issuedTickets)
      .values(
        Array.from({ length: 2_000 }, (_, at) => ({
          storeId: order.storeId,
          orderId: order.id,
          ticketId: show.ticket.id,
          bookingCode: `X${at}`,
        })),
      );
    const { lines } = await operate('attendees', String(show.event.id), '--csv');
    expect(lines).toHaveLength(2_003);
    expect(lines[0]).toBe('nama,tiket,kode,pesanan,masuk\r');
    const quoted = `"'=HYPERLINK(""http://a.test"";""Siti, Ñoño 🎟"")"`;
    expect(lines).toContain(`${quoted},Reguler,${code},${made.invoice},2026-11-21T10:00:00.000+07:00\r`);
    expect(lines.every((line) => line.endsWith('\r') && !line.includes('�'))).toBe(true);
  });

  it('serves orders of tickets by the other verbs too', async () => {
    const show = await aShow(db(), clock.now());
    const made = await buyer.placed(show);
    const list = await operate('orders', show.store.username, '--status', 'unpaid');
    expect(list.lines.join()).toContain(made.id);
    expect((await operate('pack', made.id)).lines).toEqual(['Tiket acara tidak dikirim.']);
    expect((await operate('confirm', made.invoice, '--store', show.store.username)).lines).toEqual([
      `Pesanan ${made.invoice} sekarang PAID.`,
    ]);
    expect((await operate('reject', made.id)).failed).toBe(true);
    expect(await codesOf(made)).toHaveLength(2);
  });
});
