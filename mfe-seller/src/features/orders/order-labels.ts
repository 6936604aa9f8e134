import type { OrderFilter, OrderKind, OrderStep } from '@lapak/contracts/api/seller-order';
import type { BadgeTone } from '@lapak/ui/badge';

/** The lists of orders, in the order of their tabs. */
export const filterLabels: Record<OrderFilter, string> = {
  all: 'Semua',
  proof: 'Cek bukti',
  unpaid: 'Belum dibayar',
  pack: 'Perlu dikemas',
  packed: 'Siap dikirim',
  sent: 'Dikirim',
  done: 'Selesai',
  ended: 'Batal',
};

export const filterTones: Record<OrderFilter, BadgeTone> = {
  all: 'neutral',
  proof: 'warning',
  unpaid: 'neutral',
  pack: 'primary',
  packed: 'primary',
  sent: 'info',
  done: 'success',
  ended: 'danger',
};

export const kindLabels: Record<OrderKind, string> = {
  barang: 'Barang',
  jasa: 'Jasa',
  digital_product: 'Produk digital',
  event: 'Tiket',
};

export const stepLabels: Record<OrderStep, string> = {
  confirm: 'Terima pembayaran',
  reject: 'Tolak',
  pack: 'Kemas',
  ship: 'Kirim',
  correct: 'Perbaiki resi',
  note: 'Catatan',
};

/** Where there is little room: beside other things in a list, and several beside each other on a phone. */
export const shortStepLabels = { confirm: 'Terima', pack: 'Kemas', ship: 'Kirim' } as const satisfies Partial<
  Record<OrderStep, string>
>;
/** A step that is taken from the list. */
export type QuickStep = keyof typeof shortStepLabels;

/** What a step has made of its orders: "3 pesanan dikemas". */
export const stepOutcomes: Record<OrderStep, string> = {
  confirm: 'diterima pembayarannya',
  reject: 'ditolak',
  pack: 'dikemas',
  ship: 'dikirim',
  correct: 'diperbaiki resinya',
  note: 'dicatat',
};
