import type { OrderKind, TimelineEntry } from '@lapak/contracts/api/seller-order';
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

/** Texts of a service, which is carried out where goods are packed and sent: moments and mails. */
const serviceTexts: Readonly<Record<string, string>> = {
  'order.pack': 'Mulai dikerjakan',
  'order.ship': 'Selesai dikerjakan',
  'order-packed': 'Jasa sedang dikerjakan',
  'order-shipped': 'Jasa selesai dikerjakan',
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The status is what the entry is about already. */
const isShownAlready = (name: string) => name === 'Status' || name === 'Pengiriman';

/** What an entry of an order's timeline says, in a line and in what more there is to it. */
export function timelineText(
  { what, facts }: TimelineEntry,
  kind: OrderKind,
): { title: string; more: string | null } {
  const ownTexts = kind === 'jasa' ? serviceTexts : {};
  if (what === 'mail') {
    const mail = textOf(facts.kind);
    const more = [ownTexts[mail] ?? mailKinds[mail] ?? mail, textOf(facts.recipient)]
      .filter(Boolean)
      .join(', ');
    return { title: mailStates[textOf(facts.state)] ?? 'Email', more: more || null };
  }
  const after = isRecord(facts.after) ? facts.after : {};
  const changed = changedFields({}, after).filter(({ name }) => !isShownAlready(name));
  const more = changed.map(({ name, after: value }) => `${name}: ${value ?? ''}`).join(', ');
  return { title: ownTexts[what] ?? actionText(what), more: more || null };
}
