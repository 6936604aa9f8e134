import { eq } from 'drizzle-orm';
import { events } from '../../../db/schema/events.ts';
import { aShow, ticketBuyer, type PlacedTickets } from '../../../testing/an-event.ts';
import { suiteApp } from '../../../testing/test-app.ts';
import { onEveryDatabase } from '../../../testing/database.ts';
import { attendeesOf } from './event-attendees.ts';

onEveryDatabase('a name for each ticket', (database) => {
  const api = suiteApp(database);
  const buyer = ticketBuyer(api);
  const db = () => database().db;

  /** A free event, whose tickets are handed out at once. */
  async function named(harga = 0) {
    const show = await aShow(db(), api.clock.now(), { harga });
    await db().update(events).set({ namePerTicket: true }).where(eq(events.id, show.event.id));
    return show;
  }
  const withNames = (id: number, names?: string[]) => ({ tickets: [{ id, qty: 2, names }] });

  it('stands on the ticket, in its order, and in what the seller sees', async () => {
    const show = await named();
    const answer = await buyer.order(show, withNames(show.ticket.id, ['  Ayu Lestari ', 'Bima']));
    const made = answer.json<{ data: PlacedTickets }>().data;
    expect((await buyer.read(made)).json()).toMatchObject({
      data: {
        nama: 'Sari',
        event: { name_per_ticket: true },
        tickets: [{ names: ['Ayu Lestari'] }, { names: ['Bima'] }],
      },
    });
    const attendees = await attendeesOf(db(), show.event);
    expect(attendees.map(({ nama }) => nama)).toEqual(['Ayu Lestari', 'Bima']);
  });

  it('is with the order until it is paid', async () => {
    const show = await named(100_000);
    const answer = await buyer.order(show, withNames(show.ticket.id, ['Ayu', 'Bima']));
    const made = answer.json<{ data: PlacedTickets }>().data;
    expect((await buyer.read(made)).json()).toMatchObject({
      data: { tickets: [{ qty: 2, names: ['Ayu', 'Bima'] }] },
    });
  });

  it.each([
    ['no names', undefined, [0, 1]],
    ['one is missing', ['Ayu'], [1]],
    ['one is blank', [' ', 'Bima'], [0]],
  ])('is required: %s', async (_, names, missing) => {
    const show = await named();
    const answer = await buyer.order(show, { ...withNames(show.ticket.id, names), nama: '' });
    const expected = missing.map((at) => [`names_${show.ticket.id}_${at}`, ['Nama wajib diisi']]);
    expect(answer.json()).toMatchObject({
      code: '-3',
      data: { errors: { nama: ['Nama wajib diisi'], ...Object.fromEntries(expected) } },
    });
    expect(await show.soldNow()).toBe(0);
  });

  it('is refused where there are more names than tickets', async () => {
    const show = await named();
    const answer = await buyer.order(show, withNames(show.ticket.id, ['Ayu', 'Bima', 'Citra']));
    expect(answer.json()).toMatchObject({
      data: { errors: { [`names_${show.ticket.id}_1`]: ['Ada 3 nama untuk 2 tiket "Reguler"'] } },
    });
  });

  it('is left out where the event asks for none', async () => {
    const show = await aShow(db(), api.clock.now(), { harga: 0 });
    const answer = await buyer.order(show, withNames(show.ticket.id, ['Ayu', 'Bima']));
    const made = answer.json<{ data: PlacedTickets }>().data;
    expect((await buyer.read(made)).json()).toMatchObject({
      data: { event: { name_per_ticket: false }, tickets: [{ names: [] }, { names: [] }] },
    });
    expect((await attendeesOf(db(), show.event)).map(({ nama }) => nama)).toEqual(['Sari', 'Sari']);
  });
});
