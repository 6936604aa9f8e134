import * as consolePaths from '@lapak/contracts/console-paths';
import { formatDateTimeLong } from '@lapak/domain/dates';
import type { Fact } from '../../mail/letter.ts';
import { letterMail } from '../../mail/letter-mail.ts';
import { mailName } from '../../mail/mail-name.ts';
import type { DraftMail } from '../../mail/mail-queue.ts';
import type { StoreRow } from '../store/store-repository.ts';
import { storeLetterhead } from './store-letters.ts';

/** An account, or keys, before and after a change, masked; null for none. */
export interface ChangedThing {
  before: string | null;
  after: string | null;
}

const none = 'tidak ada';
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const changeFacts = ({ what, before, after }: ChangedThing & { what: string }): Fact[] => [
  [`${capital(what)} lama`, before ?? none],
  [`${capital(what)} baru`, after ?? (before === null ? none : 'dihapus'), 'strong'],
];

interface ChangeCode extends ChangedThing {
  /** What is changed: "rekening". */
  what: string;
  store: StoreRow;
  email: string;
  code: string;
}

/** The mail with the code of a change, which says what it is for: nothing else can be done with it. */
export function changeCodeMail({ store, email, code, ...change }: ChangeCode, publicUrl: string): DraftMail {
  const letter = {
    subject: `Kode untuk mengubah ${change.what} toko ${store.namaToko}`,
    greeting: 'Halo,',
    title: `Kode untuk mengubah ${change.what}`,
    parts: [
      { highlight: [['Kode', code]] },
      changeFacts(change),
      'Kode ini hanya untuk perubahan di atas, berlaku 15 menit. Jangan berikan kepada siapa pun, juga bukan kepada yang mengaku dari Lapak.',
      'Kalau bukan kamu yang memintanya, ada orang lain di akunmu: segera ganti password akun Lapak kamu.',
    ],
    links: [{ label: 'Rekening toko', url: publicUrl + consolePaths.accounts(store.username) }],
  } as const;
  return {
    ...letterMail(email, letter, storeLetterhead(store, publicUrl)),
    ...{ storeId: store.id, kind: 'store_account' },
  };
}

interface Changed extends ChangedThing {
  what: string;
  store: StoreRow;
  /** Name of who changed it. */
  by: string;
  at: Date;
}

/** The mails to all owners of a store that its account or keys were changed: by whom, when, from what to what. */
export function changedMails(
  to: readonly string[],
  { store, by, at, ...change }: Changed,
  publicUrl: string,
): DraftMail[] {
  const letter = {
    subject: `${capital(change.what)} toko ${store.namaToko} diubah`,
    greeting: 'Halo,',
    title: `${capital(change.what)} diubah`,
    parts: [
      [['Diubah oleh', mailName(by)], ['Waktu', formatDateTimeLong(at)], ...changeFacts(change)],
      'Kalau kamu tidak mengenal perubahan ini, segera periksa rekening dan anggota toko, ganti password akun Lapak kamu, dan hubungi pengelola Lapak.',
    ],
    links: [{ label: 'Periksa rekening', url: publicUrl + consolePaths.accounts(store.username) }],
  } as const;
  return to.map((email) => ({
    ...letterMail(email, letter, storeLetterhead(store, publicUrl)),
    ...{ storeId: store.id, kind: 'store-account-changed' },
  }));
}
