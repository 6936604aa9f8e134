import type { AuditEntry } from '@lapak/contracts/api/seller';
import type { OrderStepBody, StepOutcome } from '@lapak/contracts/api/seller-order';
import { formatDateTimeShort } from '@lapak/domain/dates';
import { auditOf, type Actor } from '../../audit/audit-log.ts';
import type { Database } from '../../db/client.ts';
import type { DeliveryOutcome, NoteOutcome, OrderDesk } from '../orders/order-desk.ts';
import { ordersOfStore, type StoreOrder } from './seller-order.ts';

interface Deps {
  db: Database;
  desk: OrderDesk;
}

type StepOf = (
  order: StoreOrder,
  wanted: OrderStepBody['orders'][number],
) => Promise<DeliveryOutcome | NoteOutcome>;

/** What each step does with an order of a request. */
function stepOf(
  desk: OrderDesk,
  actor: Actor,
  { step, reason, note = '', note_seen }: OrderStepBody,
): StepOf {
  switch (step) {
    case 'confirm':
    case 'pack':
      return (order) => desk[step](order, actor);
    case 'reject':
      return (order) => desk.reject(order, actor, reason);
    case 'ship':
    case 'correct':
      return (order, { resi, kurir }) => desk[step](order, actor, { resi, courier: kurir });
    case 'note':
      return (order) => desk.note(order, actor, note, note_seen);
  }
}

/** What the log calls what was done to an order, for whoever comes too late. */
const done: Readonly<Record<string, string>> = {
  'order.confirm': 'Pembayarannya sudah diterima',
  'order.reject': 'Pesanan ini sudah ditolak',
  'order.pack': 'Pesanan ini sudah dikemas',
  'order.ship': 'Pesanan ini sudah dikirim',
};

const statusNow: Readonly<Record<string, string>> = {
  UNPAID: 'belum dibayar',
  CONFIRMED: 'menunggu pemeriksaan bukti transfer',
  PAID: 'sudah dibayar',
  EXPIRED: 'sudah kedaluwarsa',
  REJECTED: 'sudah ditolak',
  SELESAI: 'sudah selesai',
};

/** How far the delivery of a paid order is. */
const deliveryNow: Readonly<Record<string, string>> = {
  'BELUM DIKIRIM': 'belum dikirim',
  DIPACKING: 'sudah dikemas',
  DIKIRIM: 'sudah dikirim',
  SELESAI: 'sudah diterima pembeli',
};

/** Whether an order still has the statuses that a step has given it: nobody and nothing has moved it on since. */
const isStill = ({ status, statusPengiriman }: StoreOrder, { after }: AuditEntry): boolean =>
  (after.status ?? status) === status && (after.statusPengiriman ?? statusPengiriman) === statusPengiriman;

const when = ({ actor, at }: AuditEntry) => `oleh ${actor} pada ${formatDateTimeShort(new Date(at))}`;

/** Why a step was not made: who was first and when, as far as the log knows, else the status that the order has. */
async function whyNot(db: Database, storeId: number, publicId: string): Promise<string> {
  const [order] = await ordersOfStore(db, storeId, [publicId]);
  if (!order) return 'Pesanan tidak ditemukan';
  const last = (await auditOf(db, storeId, publicId)).findLast(({ action }) => action in done);
  if (last && isStill(order, last)) return `${done[last.action]} ${when(last)}`;
  const now =
    order.status === 'PAID' && order.kind !== 'event'
      ? deliveryNow[order.statusPengiriman]
      : statusNow[order.status];
  return `Tidak bisa: pesanan ini ${now ?? 'sudah berubah'}`;
}

/** Why a note was not written: whose note it would have replaced unseen. */
async function otherNote(db: Database, storeId: number, publicId: string): Promise<string> {
  const last = (await auditOf(db, storeId, publicId)).findLast(({ action }) => action === 'order.note');
  return `Catatan ini sudah diganti${last ? ` ${when(last)}` : ''}. Baca dulu, lalu simpan lagi`;
}

/**
 * Makes one step with each of the orders that a request names, each by itself: one that cannot be moved holds up no other.
 * @returns what became of each, in the order of the request
 */
export async function stepMany(
  { db, desk }: Deps,
  storeId: number,
  actor: Actor,
  body: OrderStepBody,
): Promise<StepOutcome[]> {
  const known = new Map(
    (
      await ordersOfStore(
        db,
        storeId,
        body.orders.map(({ id }) => id),
      )
    ).map((order) => [order.publicId, order]),
  );
  const step = stepOf(desk, actor, body);
  const outcomes: StepOutcome[] = [];
  for (const wanted of body.orders) {
    const order = known.get(wanted.id);
    if (!order) {
      outcomes.push({ id: wanted.id, invoice: null, ok: false, info: 'Pesanan tidak ditemukan' });
      continue;
    }
    const { publicId: id, invoice } = order;
    const outcome = await step(order, wanted);
    if (outcome.ok) outcomes.push({ id, invoice, ok: true, info: '' });
    else if (outcome.reason === 'tickets')
      outcomes.push({ id, invoice, ok: false, info: 'Tiket acara tidak dikirim' });
    else if (outcome.reason === 'note')
      outcomes.push({ id, invoice, ok: false, info: await otherNote(db, storeId, id) });
    else outcomes.push({ id, invoice, ok: false, info: await whyNot(db, storeId, id) });
  }
  return outcomes;
}
