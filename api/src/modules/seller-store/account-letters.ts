import * as consolePaths from '@lapak/contracts/console-paths';
import { formatDateLong, formatTime } from '@lapak/domain/dates';
import type { Fact } from '../../mail/letter.ts';
import { letterMail } from '../../mail/letter-mail.ts';
import { mailName } from '../../mail/mail-name.ts';
import type { DraftMail } from '../../mail/mail-queue.ts';
import type { StoreRow } from '../store/store-repository.ts';
import { storeLetterhead } from './store-letters.ts';

/** An account before and after a change, masked; null for none. */
export interface ChangedAccount {
  before: string | null;
  after: string | null;
}

const none = 'tidak ada';
const changeFacts = ({ before, after }: ChangedAccount): Fact[] => [
  ['Rekening lama', before ?? none],
  ['Rekening baru', after ?? (before === null ? none : 'dihapus'), 'strong'],
];

interface AccountCode extends ChangedAccount {
  store: StoreRow;
  email: string;
  code: string;
}

/** The mail with the code of a change, which says what it is for: nothing else can be done with it. */
export function accountCodeMail(
  { store, email, code, ...change }: AccountCode,
  publicUrl: string,
): DraftMail {
  const letter = {
    subject: `Kode untuk mengubah rekening toko ${store.namaToko}`,
    greeting: 'Halo,',
    title: 'Kode untuk mengubah rekening',
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

interface AccountChanged extends ChangedAccount {
  store: StoreRow;
  /** Name of who changed it. */
  by: string;
  at: Date;
}

/** The mails to all owners of a store that its account was changed: by whom, when, from what to what. */
export function accountChangedMails(
  to: readonly string[],
  { store, by, at, ...change }: AccountChanged,
  publicUrl: string,
): DraftMail[] {
  const letter = {
    subject: `Rekening toko ${store.namaToko} diubah`,
    greeting: 'Halo,',
    title: 'Rekening tujuan diubah',
    parts: [
      [
        ['Diubah oleh', mailName(by)],
        ['Waktu', `${formatDateLong(at)}, ${formatTime(at)} WIB`],
        ...changeFacts(change),
      ],
      'Kalau kamu tidak mengenal perubahan ini, segera periksa rekening dan anggota toko, ganti password akun Lapak kamu, dan hubungi pengelola Lapak.',
    ],
    links: [{ label: 'Periksa rekening', url: publicUrl + consolePaths.accounts(store.username) }],
  } as const;
  return to.map((email) => ({
    ...letterMail(email, letter, storeLetterhead(store, publicUrl)),
    ...{ storeId: store.id, kind: 'store-account-changed' },
  }));
}
