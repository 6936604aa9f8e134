import { formatDateShort, formatDateTimeShort } from '@lapak/domain/dates';
import { formatRupiah, formatThousands } from '@lapak/domain/rupiah';
import { themes } from '../../lib/themes.ts';
import { roleNames } from '../members/role-names.ts';
import { productKindLabels } from '../products/product-lists.ts';

export const conditionLabels = { new: 'Baru', used: 'Bekas' } as const;
export const weightKindLabels = { permanent: 'Tetap', range: 'Antara dua berat' } as const;
export const voucherTypeLabels = { percentage: 'Persen dari harga barang', fixed: 'Rupiah' } as const;
export const headerLabels = {
  default_1: 'Keterangan dulu',
  default_2: 'Alamat dulu',
  default_3: 'Alamat dulu, versi 3',
  custom: 'Khusus',
} as const;
/** Names that browsers and the import know. */
export const colourLabels = {
  gray: 'Abu-abu',
  brown: 'Cokelat',
  maroon: 'Merah tua',
  red: 'Merah',
  orange: 'Jingga',
  gold: 'Emas',
  green: 'Hijau',
  teal: 'Hijau kebiruan',
  blue: 'Biru',
  navy: 'Biru tua',
  purple: 'Ungu',
  pink: 'Merah muda',
} as const;

/** Words for the codes of fields, by the field's name. */
const codes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  category: productKindLabels,
  product_condition: conditionLabels,
  type_of_weight: weightKindLabels,
  type: voucherTypeLabels,
  theme_onlinestore: Object.fromEntries(themes.map(({ value, title }) => [value, title])),
  path_theme: headerLabels,
  color: colourLabels,
  role: roleNames,
  status: {
    UNPAID: 'Belum dibayar',
    CONFIRMED: 'Bukti dicek',
    PAID: 'Dibayar',
    EXPIRED: 'Kadaluarsa',
    REJECTED: 'Ditolak',
    SELESAI: 'Selesai',
  },
  statusPengiriman: {
    'BELUM DIKIRIM': 'Belum dikirim',
    DIPACKING: 'Dikemas',
    DIKIRIM: 'Dikirim',
    SELESAI: 'Selesai',
  },
};

const amounts: readonly string[] = ['harga', 'discount_price', 'donation_amount', 'min_total', 'amount'];
const pictures: readonly string[] = ['logo', 'image', 'image_cover', 'logo_organizer'];
/** Fields that are on or off, as 1 and 0 or as such. */
const SWITCH =
  /^(enable_|is_|show_)|^(pre_order|status_promo|alamat_option|donation_custom|name_per_ticket|guide_detail)$/;
const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;
const DAY = /^\d{4}-\d\d-\d\d$/;

function ofText(text: string): string {
  const moment = MOMENT.test(text) ? formatDateTimeShort(text) : DAY.test(text) ? formatDateShort(text) : '';
  return moment || text.replace(/<[^>]*>/g, ' ').trim();
}

/** The value of a field in the words of the forms, for a choice between two and for the log. HTML loses its tags. */
export function fieldText(name: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return 'kosong';
  const code = codes[name]?.[String(value)];
  if (code !== undefined) return code;
  if (SWITCH.test(name) || typeof value === 'boolean') return Number(value) === 1 ? 'Ya' : 'Tidak';
  if (pictures.includes(name)) return 'gambar';
  if (typeof value === 'number') return amounts.includes(name) ? formatRupiah(value) : formatThousands(value);
  if (typeof value === 'string') return ofText(value);
  if (!Array.isArray(value)) return JSON.stringify(value);
  if (name === 'images') return `${value.length} gambar`;
  return value.every((entry) => typeof entry === 'string')
    ? value.join(', ') || 'kosong'
    : `${value.length} baris`;
}
