import * as consolePaths from '@lapak/contracts/console-paths';
import { paths } from '@lapak/contracts/routes';
import { letterMail } from '../../mail/letter-mail.ts';
import type { DraftMail } from '../../mail/mail-queue.ts';
import { letterheadOf } from '../store/letterhead.ts';
import type { StoreRow } from '../store/store-repository.ts';

export const storeLetterhead = (store: StoreRow, publicUrl: string) => ({
  ...letterheadOf(store, publicUrl),
  chat: null,
  replyTo: null,
});

interface OpenedStore {
  store: StoreRow;
  /** The owner's address. */
  email: string;
  /** Masked. */
  account: string;
}

/** The mail to whoever opened a store: where it is, and what opens it to shoppers. */
export function storeOpenedMail({ store, email, account }: OpenedStore, publicUrl: string): DraftMail {
  const letter = {
    subject: `Toko ${store.namaToko} sudah dibuat`,
    greeting: 'Halo,',
    title: 'Tokomu sudah dibuat',
    parts: [
      [
        ['Toko', store.namaToko, 'strong'],
        ['Alamat', publicUrl + paths.home(store.username)],
        ['Rekening tujuan', account],
      ],
      'Toko dibuka untuk pembeli begitu produk pertamanya disimpan. Sampai saat itu pembeli membaca bahwa toko sedang disiapkan.',
      'Kalau bukan kamu yang membuat toko ini, segera ganti password akun Lapak kamu dan hubungi pengelola Lapak.',
    ],
    links: [{ label: 'Kelola toko', url: publicUrl + consolePaths.summary(store.username) }],
  } as const;
  return {
    ...letterMail(email, letter, storeLetterhead(store, publicUrl)),
    ...{ storeId: store.id, kind: 'store-opened' },
  };
}
