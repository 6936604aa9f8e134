import { eventLabels } from '@lapak/contracts/store-document/event-labels';
import { productLabels } from '@lapak/contracts/store-document/product-labels';
import {
  bannerLabels,
  categoryLabels,
  settingsLabels,
  voucherLabels,
} from '@lapak/contracts/store-document/settings-labels';
import { chatStateLabels } from '../chat/chat-text.ts';
import { fieldText } from '../changes/field-text.ts';

/** What was done, by the API's names of actions and moments. */
const texts: Readonly<Record<string, string>> = {
  placed: 'Pesanan dibuat',
  proof: 'Bukti transfer masuk',
  paid: 'Dibayar',
  ended: 'Berakhir',
  received: 'Diterima pembeli',
  'order.confirm': 'Pembayaran diterima',
  'order.reject': 'Pesanan ditolak',
  'order.pack': 'Dikemas',
  'order.ship': 'Dikirim',
  'order.correct': 'Resi diperbaiki',
  'order.note': 'Catatan toko diubah',
  'order.money': 'Uang ditangani',
  'member.invite': 'Anggota diundang',
  'member.join': 'Undangan diterima',
  'member.role': 'Peran diubah',
  'member.remove': 'Anggota dikeluarkan',
  'member.withdraw': 'Undangan ditarik',
  'chat.change': 'Teks chat diubah',
  'product.create': 'Produk dibuat',
  'product.change': 'Produk diubah',
  'product.remove': 'Produk dihapus',
  'product.many': 'Banyak produk diubah sekaligus',
  'product.sheet': 'Lembar produk diterapkan',
  'event.create': 'Acara dibuat',
  'event.change': 'Acara diubah',
  'event.remove': 'Acara dihapus',
  'store.open': 'Toko dibuat',
  'store.change': 'Pengaturan toko diubah',
  'store.close': 'Toko ditutup',
  'store.reopen': 'Toko dibuka',
  'category.create': 'Kategori dibuat',
  'category.change': 'Kategori diubah',
  'category.move': 'Kategori dipindah',
  'category.remove': 'Kategori dihapus',
  'voucher.create': 'Voucher dibuat',
  'voucher.change': 'Voucher diubah',
  'voucher.remove': 'Voucher dihapus',
  'banner.create': 'Banner dibuat',
  'banner.change': 'Banner diubah',
  'banner.move': 'Banner dipindah',
  'banner.remove': 'Banner dihapus',
  'account.change': 'Rekening diubah',
  'account.keys': 'Kunci pembayaran diubah',
  'account.channels': 'Metode pembayaran otomatis diubah',
  'store.rates': 'Tarif kirim sendiri diganti',
  'store.hide': 'Toko disembunyikan',
  'store.show': 'Toko ditampilkan lagi',
};

/** An action that a newer API has is called by its own name. */
export const actionText = (action: string): string => texts[action] ?? action;

const fields: Readonly<Record<string, string>> = {
  ...settingsLabels,
  ...categoryLabels,
  ...voucherLabels,
  ...bannerLabels,
  ...chatStateLabels,
  place: 'Tempat di urutan',
  products: 'Produk di dalamnya',
  status: 'Status',
  statusPengiriman: 'Pengiriman',
  resi: 'Resi',
  expedisi: 'Kurir',
  rejectReason: 'Alasan',
  sellerNote: 'Catatan',
  note: 'Catatan',
  amount: 'Jumlah',
  role: 'Peran',
  rekening: 'Rekening',
  keys: 'Kunci',
  channels: 'Metode',
  created: 'Produk baru',
  changed: 'Produk diubah',
  refused: 'Tidak diubah',
  rates: 'Jumlah tarif',
  email: 'Email',
  ...eventLabels,
  ...productLabels,
};

export interface ChangedField {
  name: string;
  /** Null for what was not there. */
  before: string | null;
  after: string | null;
}

/** What an entry of the log changed, field by field. */
export function changedFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): ChangedField[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.map((key) => ({
    name: fields[key] ?? key,
    before: key in before ? fieldText(key, before[key]) : null,
    after: key in after ? fieldText(key, after[key]) : null,
  }));
}
