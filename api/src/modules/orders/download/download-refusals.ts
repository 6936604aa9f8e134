import { refused, type Refusal } from '../../../lib/refusal.ts';
import { DOWNLOAD_HOURS } from './download-address.ts';

/** How often one product of an order opens, so that an address that is passed on is bounded. */
export const MAX_OPENINGS = 100;

/** Why something does not open: a title, and what the buyer can do. */
export interface DownloadRefusal {
  status: Refusal['status'];
  title: string;
  advice: string;
}

/** The reasons; the pages and the answers in the wire's form say the same. */
export const downloadRefusals = {
  unknown: {
    status: 404,
    title: 'Tautan unduhan tidak dikenali',
    advice: 'Buka halaman pesanan kamu, lalu tekan Link Produk di sana.',
  },
  expired: {
    status: 403,
    title: 'Tautan unduhan sudah kadaluarsa',
    advice: `Tautan berlaku ${DOWNLOAD_HOURS} jam. Buka lagi halaman pesanan kamu untuk mendapatkan tautan baru.`,
  },
  unpaid: {
    status: 409,
    title: 'Pesanan belum dibayar',
    advice: 'Unduhan dapat dibuka setelah pembayaran diterima.',
  },
  ended: {
    status: 409,
    title: 'Pesanan sudah berakhir',
    advice: 'Pesanan ini kadaluarsa atau pembayarannya ditolak, jadi unduhannya tidak dapat dibuka.',
  },
  usedUp: {
    status: 403,
    title: 'Batas unduhan sudah tercapai',
    advice: `Produk ini sudah dibuka ${MAX_OPENINGS} kali. Hubungi penjual bila kamu masih membutuhkannya.`,
  },
  missing: {
    status: 404,
    title: 'Unduhan belum tersedia',
    advice: 'Hubungi penjual untuk mendapatkan produk kamu.',
  },
} as const satisfies Record<string, DownloadRefusal>;

export const asRefusal = ({ status, title, advice }: DownloadRefusal): Refusal =>
  refused(status, `${title}. ${advice}`);
