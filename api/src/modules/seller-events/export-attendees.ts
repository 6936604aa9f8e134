import type { AttendeesQuery, AttendeeState } from '@lapak/contracts/api/seller-event';
import type { Database } from '../../db/client.ts';
import type { Column, SheetOf } from '../../lib/sheet-file.ts';
import type { OrderKey } from '../orders/order.ts';
import { attendeesInBatches, type Attendee } from './attendees.ts';

const words: Readonly<Record<AttendeeState, string>> = {
  waiting: 'Belum dibayar',
  paid: 'Belum masuk',
  inside: 'Sudah masuk',
};

const columns: readonly Column<Attendee>[] = [
  { header: 'Nama', width: 28, value: ({ nama }) => nama },
  { header: 'Tiket', width: 24, value: ({ namaTiket }) => namaTiket },
  { header: 'Kode tiket', width: 14, value: ({ code }) => code },
  { header: 'Nomor pesanan', width: 22, value: ({ invoice }) => invoice },
  { header: 'Keadaan', width: 15, value: ({ state }) => words[state] },
  { header: 'Masuk pada', width: 17, value: ({ usedAt }) => usedAt },
];

/** The attendees that a query asks for as a table. */
export const attendeeSheet = (
  db: Database,
  event: OrderKey,
  query: Omit<AttendeesQuery, 'page'>,
): SheetOf<Attendee> => ({
  sheet: 'Peserta',
  columns,
  rows: attendeesInBatches(db, event, query),
});
