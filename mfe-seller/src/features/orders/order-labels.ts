import type { OrderFilter, OrderKind, OrderStep } from '@lapak/contracts/api/seller-order';
import type { BadgeTone } from '@lapak/ui/badge';

/** The lists of orders, in the order of their tabs; each has goods and services. */
export const filterLabels: Record<OrderFilter, string> = {
  all: 'Semua',
  proof: 'Cek bukti',
  unpaid: 'Belum dibayar',
  pack: 'Perlu diproses',
  packed: 'Sedang diproses',
  sent: 'Dikirim',
  done: 'Selesai',
  ended: 'Batal',
};

/** Where an order stands, beyond its list. A service is carried out where goods are packed and sent; a digital product is there at once. */
const situations: Partial<Record<OrderKind, Partial<Record<OrderFilter, string>>>> = {
  barang: { pack: 'Perlu dikemas', packed: 'Siap dikirim' },
  jasa: { pack: 'Perlu dikerjakan', packed: 'Sedang dikerjakan', sent: 'Selesai dikerjakan' },
  digital_product: { sent: 'Siap diunduh' },
};

export const situationLabel = ({ kind, filter }: { kind: OrderKind; filter: OrderFilter }): string =>
  situations[kind]?.[filter] ?? filterLabels[filter];

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

const stepLabels: Record<OrderStep, string> = {
  confirm: 'Terima pembayaran',
  reject: 'Tolak',
  pack: 'Kemas',
  ship: 'Kirim',
  correct: 'Perbaiki resi',
  note: 'Catatan',
};

const serviceSteps: Partial<Record<OrderStep, string>> = { pack: 'Kerjakan', ship: 'Selesaikan' };

export const stepLabel = (step: OrderStep, kind: OrderKind): string =>
  (kind === 'jasa' ? serviceSteps[step] : undefined) ?? stepLabels[step];

/** Where there is little room: beside other things in a list, and several beside each other on a phone. */
const shortStepLabels = { confirm: 'Terima', pack: 'Kemas', ship: 'Kirim' } as const satisfies Partial<
  Record<OrderStep, string>
>;
/** A step that is taken from the list. */
export type QuickStep = keyof typeof shortStepLabels;
export const quickSteps = Object.keys(shortStepLabels) as QuickStep[];

/** As `stepLabel`, where there is little room. */
export const shortStepLabel = (step: QuickStep, kind: OrderKind): string =>
  (kind === 'jasa' ? serviceSteps[step] : undefined) ?? shortStepLabels[step];

const stepOutcomes: Record<OrderStep, string> = {
  confirm: 'diterima pembayarannya',
  reject: 'ditolak',
  pack: 'dikemas',
  ship: 'dikirim',
  correct: 'diperbaiki resinya',
  note: 'dicatat',
};
const serviceOutcomes: Partial<Record<OrderStep, string>> = {
  pack: 'mulai dikerjakan',
  ship: 'selesai dikerjakan',
};

/** What a step has made of its orders: "3 pesanan dikemas". */
export const stepOutcome = (step: OrderStep, kind: OrderKind): string =>
  (kind === 'jasa' ? serviceOutcomes[step] : undefined) ?? stepOutcomes[step];

/** The kind whose words several orders have: that of services when there is nothing else, else that of goods. */
export const wordsFor = (orders: readonly { kind: OrderKind }[]): OrderKind =>
  orders.length > 0 && orders.every(({ kind }) => kind === 'jasa') ? 'jasa' : 'barang';
