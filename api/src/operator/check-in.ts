import { formatThousands } from '@lapak/domain/rupiah';
import { formatDateTimeShort, formatDayDateTime } from '@lapak/domain/dates';
import { nowIsoWib } from '@lapak/domain/wire-dates';
import type { Database } from '../db/client.ts';
import { csvRecord } from '../lib/csv.ts';
import { admitTicket, type Admission } from '../modules/orders/tickets/admit-ticket.ts';
import { whyNotPaid } from '../modules/orders/tickets/why-not-paid.ts';
import { attendeesOf, type Attendee } from '../modules/orders/tickets/event-attendees.ts';
import type { FoundEvent } from './find-event.ts';
import { done, failed, type OperatorReply } from './operator-request.ts';

function admissionReply(admission: Admission, typed: string): OperatorReply {
  switch (admission.result) {
    case 'admitted':
      return done(`Silakan masuk: ${admission.nama}, ${admission.namaTiket} (${admission.invoice}).`);
    case 'used':
      return failed(
        `Ditolak: tiket ${admission.nama}, ${admission.namaTiket} (${admission.invoice}) sudah dipakai ` +
          `${formatDayDateTime(admission.usedAt)}.`,
      );
    case 'other-event':
      return failed(`Ditolak: tiket ini untuk acara lain, "${admission.eventName}".`);
    case 'not-paid':
      return failed(`Ditolak: ${whyNotPaid(admission.invoice, admission.status)}.`);
    case 'order-number':
      return failed(`Ditolak: ${admission.invoice} adalah nomor pesanan. Minta kode tiketnya.`);
    case 'unknown':
      return failed(`Ditolak: kode "${typed}" tidak dikenal.`);
  }
}

/** Admits the ticket of a code to an event, once. */
export async function checkIn(
  db: Database,
  event: FoundEvent,
  code: string,
  now: Date,
): Promise<OperatorReply> {
  return admissionReply(await admitTicket(db, event, code, now), code);
}

const row = ({ nama, namaTiket, bookingCode, invoice, usedAt }: Attendee): string =>
  [
    bookingCode.padEnd(12),
    (usedAt ? formatDateTimeShort(usedAt) : 'belum masuk').padEnd(21),
    invoice.padEnd(20),
    namaTiket.padEnd(24),
    nama,
  ].join('  ');

/** Ends a record of RFC 4180 together with the line break that printing adds. */
const CARRIAGE_RETURN = '\r';

const csvLines = (attendees: readonly Attendee[]): string[] =>
  [
    ['nama', 'tiket', 'kode', 'pesanan', 'masuk'],
    ...attendees.map(({ nama, namaTiket, bookingCode, invoice, usedAt }) => [
      nama,
      namaTiket,
      bookingCode,
      invoice,
      usedAt ? nowIsoWib(usedAt) : '',
    ]),
  ].map((cells) => csvRecord(cells) + CARRIAGE_RETURN);

/** The attendees of an event: who has bought a ticket, and who was admitted. */
export async function listAttendees(
  db: Database,
  event: FoundEvent,
  { csv }: { csv: boolean },
): Promise<OperatorReply> {
  const attendees = await attendeesOf(db, event);
  if (csv) return done(...csvLines(attendees));
  const isIn = attendees.filter(({ usedAt }) => usedAt !== null).length;
  return done(
    `${event.namaEvent}: ${formatThousands(attendees.length)} tiket terjual, ${formatThousands(isIn)} sudah masuk.`,
    ...attendees.map(row),
  );
}
