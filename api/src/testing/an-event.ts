import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { events, tickets } from '../db/schema/events.ts';
import { aStore, anAccount } from './a-store.ts';
import { LOOPBACK } from './buyers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

function first<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('The database wrote no row');
  return row;
}

/** An event a month after `now`. */
export async function anEventOf(
  db: Database,
  storeId: number,
  own: Partial<typeof events.$inferInsert> = {},
) {
  return first(
    await db
      .insert(events)
      .values({
        storeId,
        importKey: 'kelas',
        namaEvent: 'Kelas Kopi',
        category: 'Workshop',
        namaOrganizer: 'Toko Uji',
        tanggalStart: '2026-12-20',
        tanggalEnd: '2026-12-20',
        waktuStart: '09:00',
        waktuEnd: '12:00',
        namaTempat: 'Pendopo',
        alamat: 'Jl. Melati 5',
        description: '<p>Seduh</p>',
        ...own,
      })
      .returning(),
  );
}

/** Ten tickets at 100.000 rupiah, four in an order, sold from a day before `now` to a day after. */
export async function aTicketOf(
  db: Database,
  event: { storeId: number; id: number },
  now: Date,
  own: Partial<typeof tickets.$inferInsert> = {},
) {
  return first(
    await db
      .insert(tickets)
      .values({
        storeId: event.storeId,
        eventId: event.id,
        namaTiket: 'Reguler',
        harga: 100_000,
        quota: 10,
        maxQty: 4,
        saleStart: new Date(now.getTime() - DAY_MS),
        saleEnd: new Date(now.getTime() + DAY_MS),
        ...own,
      })
      .returning(),
  );
}

/** A store with a bank account and an event with one kind of ticket. */
export async function aShow(db: Database, now: Date, own: Partial<typeof tickets.$inferInsert> = {}) {
  const store = await aStore(db);
  const account = await anAccount(db, store.id);
  const event = await anEventOf(db, store.id);
  const ticket = await aTicketOf(db, event, now, own);
  const soldNow = async (id = ticket.id) =>
    (await db.select().from(tickets).where(eq(tickets.id, id)))[0]?.sold;
  return { store, account, event, ticket, soldNow };
}
export type Show = Awaited<ReturnType<typeof aShow>>;

export interface PlacedTickets {
  id: string;
  token: string;
  invoice: string;
  total: number;
  status: string;
}

/** The calls that a buyer's pages make. @param api of a suite, or an app that is there */
export function ticketBuyer(api: { readonly app: FastifyInstance }) {
  const order = (
    { store, event, ticket }: Show,
    own: object = {},
    headers: Record<string, string> = {},
    remoteAddress = LOOPBACK,
  ) =>
    api.app.inject({
      method: 'POST',
      url: '/api/event/transaction/checkout',
      headers,
      remoteAddress,
      payload: {
        username: store.username,
        event_id: event.id,
        tickets: [{ id: ticket.id, qty: 2 }],
        nama: 'Sari',
        handphone: '081234567890',
        email: 'sari@contoh.id',
        ...own,
      },
    });
  return {
    order,
    check: ({ store, event, ticket }: Show, own: object = {}, remoteAddress = LOOPBACK) =>
      api.app.inject({
        method: 'POST',
        url: '/api/event/transaction/before-checkout',
        remoteAddress,
        payload: {
          username: store.username,
          event_id: event.id,
          tickets: [{ id: ticket.id, qty: 1 }],
          ...own,
        },
      }),
    /** An order that has to succeed. */
    async placed(show: Show, own: object = {}, headers: Record<string, string> = {}): Promise<PlacedTickets> {
      const answer = await order(show, own, headers);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json<{ data: PlacedTickets }>().data;
    },
    read: ({ id, token }: Pick<PlacedTickets, 'id' | 'token'>) =>
      api.app.inject(`/api/event/transaction/${id}/${token}`),
    /** @param fields null leaves a field out */
    async sendProof({ account, store }: Show, order: Partial<PlacedTickets>, fields: object = {}) {
      const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
        .png()
        .toBuffer();
      const body = new FormData();
      const all = {
        username: store.username,
        token: order.token ?? null,
        payment_method_id: account.id,
        tanggal_transfer: '2026-11-21',
        jumlah_transfer: 200_123,
        ...fields,
      };
      for (const [name, value] of Object.entries(all)) if (value !== null) body.append(name, String(value));
      body.append('bukti_transfer', new Blob([new Uint8Array(picture)]), 'a.png');
      const request = new Request('http://test', { method: 'POST', body });
      return api.app.inject({
        method: 'POST',
        url: `/api/event/transaction/bukti-transfer/${order.id}`,
        headers: { 'content-type': request.headers.get('content-type') ?? '' },
        payload: Buffer.from(await request.arrayBuffer()),
      });
    },
  };
}
