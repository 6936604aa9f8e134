import { limits } from '@lapak/contracts/limits';
import { refused } from '../../lib/refusal.ts';

/** Why a sheet that was sent is not read. */
export const noFile = refused(422, 'Tidak ada berkas yang terkirim. Pilih lagi, lalu coba lagi');
export const fileTooLarge = (what: string, megabytes: number) =>
  refused(413, `${what} paling besar ${megabytes} MB. Bagi menjadi beberapa berkas`);
export const sheetTooLarge = fileTooLarge('Lembar', limits.sheetMb);
