import type { GateOutcome, GateScan } from '@lapak/contracts/api/seller-gate';
import { formatDayDateTime } from '@lapak/domain/dates';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../audit/audit-log.ts';
import type { Database, Queryable } from '../../db/client.ts';
import { ticketScans } from '../../db/schema/orders.ts';
import { admitTicket, type Admission } from '../orders/tickets/admit-ticket.ts';
import { whyNotPaid } from '../orders/tickets/why-not-paid.ts';
import type { OrderKey } from '../orders/order.ts';
import { useByOperator, useView } from './gate-events.ts';

type Keeper = Actor & { userId: number };
type Holding = Extract<Admission, { bookingCode: string }>;

/** When a device let somebody in by its own clock, which may be wrong; never later than now. */
function momentOf({ at, let_in }: GateScan, now: Date): Date {
  const reported = new Date(at);
  return let_in && reported.getTime() < now.getTime() ? reported : now;
}

/** The scan that a ticket was admitted by; none when the operator admitted it. */
async function admittedBy(db: Queryable, storeId: number, issuedTicketId: number) {
  const [scan] = await db
    .select()
    .from(ticketScans)
    .where(
      and(
        eq(ticketScans.storeId, storeId),
        eq(ticketScans.issuedTicketId, issuedTicketId),
        eq(ticketScans.isAdmitted, true),
      ),
    );
  return scan ?? null;
}

function refusalInfo(admission: Exclude<Admission, Holding>): string {
  switch (admission.result) {
    case 'other-event':
      return `Tiket ini untuk acara lain, "${admission.eventName}"`;
    case 'not-paid':
      return `Belum bisa masuk: ${whyNotPaid(admission.invoice, admission.status)}`;
    case 'order-number':
      return `${admission.invoice} adalah nomor pesanan. Minta kode tiketnya`;
    case 'unknown':
      return 'Kode tidak dikenal';
  }
}

const ticketView = ({ bookingCode, nama, namaTiket, invoice }: Holding) => ({
  code: bookingCode,
  nama,
  nama_tiket: namaTiket,
  invoice,
});

/** Keeps a scan by which somebody was let in. @returns whether it was new */
async function keepScan(
  tx: Queryable,
  event: OrderKey,
  { scan, keeper, at }: { scan: GateScan; keeper: Keeper; at: Date },
  { id, result }: Holding,
): Promise<boolean> {
  const kept = await tx
    .insert(ticketScans)
    .values({
      storeId: event.storeId,
      id: scan.id,
      eventId: event.id,
      issuedTicketId: id,
      at,
      device: scan.device,
      userId: keeper.userId,
      actor: keeper.name,
      isAdmitted: result === 'admitted',
    })
    .onConflictDoNothing()
    .returning({ id: ticketScans.id });
  return kept.length === 1;
}

/**
 * Admits the ticket of one scan, once: a scan that is delivered again, by its id, gets the same answer as the first time.
 * @returns the answer for the keeper of the gate; a code that others were let in with is `used`, with when and where
 */
async function admitScan(
  db: Database,
  event: OrderKey,
  keeper: Keeper,
  scan: GateScan,
  now: Date,
): Promise<GateOutcome> {
  const { storeId } = event;
  return db.transaction(async (tx) => {
    const at = momentOf(scan, now);
    const admission = await admitTicket(tx, event, scan.code, at);
    if (!('bookingCode' in admission))
      return {
        id: scan.id,
        result: admission.result,
        info: refusalInfo(admission),
        ticket: null,
        used: null,
      };
    const wasLetIn = admission.result === 'admitted' || scan.let_in;
    if (wasLetIn) await keepScan(tx, event, { scan, keeper, at }, admission);
    const first = await admittedBy(tx, storeId, admission.id);
    const usedAt = first?.at ?? (admission.result === 'used' ? admission.usedAt : at);
    const isOwn = admission.result === 'admitted' || first?.id === scan.id;
    return {
      id: scan.id,
      result: isOwn ? 'admitted' : 'used',
      info: isOwn ? 'Silakan masuk' : `Sudah dipakai ${formatDayDateTime(usedAt)}`,
      ticket: ticketView(admission),
      used: first ? useView(first) : useByOperator(usedAt),
    };
  });
}

/** Admits the tickets of scans, one after the other. @returns what became of each, in their order */
export async function admitScans(
  db: Database,
  event: OrderKey,
  keeper: Keeper,
  scans: readonly GateScan[],
  now: Date,
): Promise<GateOutcome[]> {
  const outcomes: GateOutcome[] = [];
  for (const scan of scans) outcomes.push(await admitScan(db, event, keeper, scan, now));
  return outcomes;
}
