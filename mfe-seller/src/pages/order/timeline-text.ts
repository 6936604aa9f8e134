import type { TimelineEntry } from '@lapak/contracts/api/seller-order';
import { actionText, changedFields } from '../../features/log/action-texts.ts';

const mailStates: Readonly<Record<string, string>> = {
  sent: 'Email terkirim',
  failed: 'Email gagal dikirim',
  waiting: 'Email menunggu dikirim',
};

const mailKinds: Readonly<Record<string, string>> = {
  'order-placed': 'Pesanan dibuat',
  'order-paid': 'Pembayaran diterima',
  'order-rejected': 'Pesanan ditolak',
  'order-packed': 'Pesanan dikemas',
  'order-shipped': 'Pesanan dikirim',
  'download-ready': 'Unduhan siap',
  'review-invited': 'Ajakan menulis ulasan',
  'seller-order': 'Pesanan baru untuk penjual',
  'seller-proof': 'Bukti transfer untuk penjual',
  'seller-money': 'Uang perlu ditangani, untuk penjual',
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The status is what the entry is about already. */
const isSaid = (name: string) => name === 'Status' || name === 'Pengiriman';

/** What an entry of an order's timeline says, in a line and in what more there is to it. */
export function timelineText({ what, facts }: TimelineEntry): { title: string; more: string | null } {
  if (what === 'mail') {
    const kind = textOf(facts.kind);
    const more = [mailKinds[kind] ?? kind, textOf(facts.recipient)].filter(Boolean).join(', ');
    return { title: mailStates[textOf(facts.state)] ?? 'Email', more: more || null };
  }
  const after = isRecord(facts.after) ? facts.after : {};
  const changed = changedFields({}, after).filter(({ name }) => !isSaid(name));
  const more = changed.map(({ name, after: value }) => `${name}: ${value ?? ''}`).join(', ');
  return { title: actionText(what), more: more || null };
}
