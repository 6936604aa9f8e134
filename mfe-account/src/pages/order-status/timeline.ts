import type { Order } from '@lapak/contracts/api/order';

export interface TimelineStep {
  label: string;
  isDone: boolean;
  /** ISO with offset; null before, and for orders that are older than the date. */
  at: string | null;
}

const deliveryOrder: readonly Order['status_pengiriman'][] = [
  'BELUM DIKIRIM',
  'DIPACKING',
  'DIKIRIM',
  'SELESAI',
];

/** Paid, packed, shipped and received; what is not shipped has no parcel to pack. */
export function timelineOf(order: Order): TimelineStep[] {
  const reached = deliveryOrder.indexOf(order.status_pengiriman);
  const isReceived = order.status === 'SELESAI' || reached === 3;
  const isPaid = order.status === 'PAID' || isReceived;
  const parcel: TimelineStep[] = [
    { label: 'Dikemas', isDone: isPaid && reached >= 1, at: order.packed_at },
    { label: 'Dikirim', isDone: isPaid && reached >= 2, at: order.shipped_at },
  ];
  return [
    { label: 'Dibayar', isDone: isPaid, at: order.paid_at },
    ...(order.products.some(({ category }) => category === 'barang') ? parcel : []),
    { label: 'Diterima', isDone: isReceived, at: order.received_at },
  ];
}
