import type { MemberRole } from '@lapak/contracts/api/seller';
import * as consolePaths from '@lapak/contracts/console-paths';
import { formatDayDateTime } from '@lapak/domain/dates';
import { letterMail } from '../../mail/letter-mail.ts';
import { mailName } from '../../mail/mail-name.ts';
import type { DraftMail } from '../../mail/mail-queue.ts';
import { letterheadOf } from '../store/letterhead.ts';
import type { StoreRow } from '../store/store-repository.ts';

/** What a role is called, and what it may do. */
const roleTexts: Record<MemberRole, { name: string; may: string }> = {
  owner: {
    name: 'pemilik',
    may: 'Pemilik mengelola semuanya, termasuk siapa saja yang ikut mengelola toko.',
  },
  staff: { name: 'staf', may: 'Staf mengurus pesanan dan produk.' },
  gate: { name: 'petugas gerbang', may: 'Petugas gerbang memeriksa tiket di pintu acara.' },
};

export const roleName = (role: MemberRole): string => roleTexts[role].name;

export interface OfferedRole {
  store: StoreRow;
  email: string;
  role: MemberRole;
  /** Name of who invites. */
  invitedBy: string;
  token: string;
  expiresAt: Date;
}

/** The mail with the address where an invitation is accepted. Its words are erased once it is sent: they hold the token. */
export function invitationMail(offer: OfferedRole, publicUrl: string): DraftMail {
  const { store, email, role, expiresAt } = offer;
  const letter = {
    subject: `Undangan mengelola toko ${store.namaToko}`,
    greeting: 'Halo,',
    title: 'Undangan mengelola toko',
    parts: [
      `${mailName(offer.invitedBy)} mengundang kamu ikut mengelola toko ${store.namaToko} di Lapak sebagai ${roleName(role)}. ${roleTexts[role].may}`,
      `Undangan ini untuk ${email}, berlaku sampai ${formatDayDateTime(expiresAt)}, dan hanya dapat dipakai sekali. Jangan teruskan email ini: siapa pun yang membukanya dapat memakai undangan kamu.`,
      'Kalau kamu tidak mengenal toko ini, abaikan saja email ini.',
    ],
    links: [{ label: 'Terima undangan', url: publicUrl + consolePaths.invitation(offer.token) }],
  };
  const from = { ...letterheadOf(store, publicUrl), chat: null, replyTo: null };
  return { ...letterMail(email, letter, from), storeId: store.id, kind: 'store-invitation', expiresAt };
}
