import type { Order } from '@lapak/contracts/api/order';
import { downloadsOf, isDigitalOnly } from '../../features/order/downloads.ts';

export interface TimelineStep {
  label: string;
  isDone: boolean;
  /** ISO with offset; null before. */
  at: string | null;
}

const deliveryOrder: readonly Order['status_pengiriman'][] = [
  'BELUM DIKIRIM',
  'DIPACKING',
  'DIKIRIM',
  'SELESAI',
];

/** What of an order is opened and not shipped: ready with the payment, and done when each product was opened. */
function downloadSteps(order: Order, isReceived: boolean): TimelineStep[] {
  const downloads = isDigitalOnly(order) ? downloadsOf(order) : [];
  if (downloads.length === 0) return [];
  const dates = downloads.flatMap(({ counted }) => counted?.opened_at ?? []).sort();
  const isOpened = isReceived || dates.length === downloads.length;
  return [
    { label: 'Siap diunduh', isDone: true, at: order.paid_at },
    { label: 'Diunduh', isDone: isOpened, at: isOpened ? (dates.at(-1) ?? null) : null },
  ];
}

/** Paid, packed, shipped and received, or downloaded; a service is carried out instead. */
export function timelineOf(order: Order): TimelineStep[] {
  const reached = deliveryOrder.indexOf(order.status_pengiriman);
  const isReceived = order.status === 'SELESAI' || reached === 3;
  const isPaid = order.status === 'PAID' || isReceived;
  const isService = order.is_jasa === 1;
  const delivery: TimelineStep[] = [
    {
      label: isService ? 'Mulai dikerjakan' : 'Dikemas',
      isDone: isPaid && reached >= 1,
      at: order.packed_at,
    },
    {
      label: isService ? 'Selesai dikerjakan' : 'Dikirim',
      isDone: isPaid && reached >= 2,
      at: order.shipped_at,
    },
  ];
  return [
    { label: 'Dibayar', isDone: isPaid, at: order.paid_at },
    ...(isService || order.products.some(({ category }) => category === 'barang')
      ? delivery
      : downloadSteps(order, isReceived)),
    { label: 'Diterima', isDone: isReceived, at: order.received_at },
  ];
}
