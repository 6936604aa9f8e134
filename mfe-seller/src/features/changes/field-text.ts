import { formatDateShort, formatDateTimeShort } from '@lapak/domain/dates';
import { formatRupiah, formatThousands } from '@lapak/domain/rupiah';
import { themes } from '../../lib/themes.ts';
import {
  colourLabels,
  conditionLabels,
  headerLabels,
  voucherTypeLabels,
  weightKindLabels,
} from '../../lib/value-labels.ts';
import { roleNames } from '../members/role-names.ts';
import { productKindLabels } from '../products/product-lists.ts';

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
/** Fields with HTML, which loses its tags. */
const htmls: readonly string[] = ['description', 'content'];
const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;
const DAY = /^\d{4}-\d\d-\d\d$/;

function ofText(name: string, text: string): string {
  if (htmls.includes(name)) return text.replace(/<[^>]*>/g, ' ').trim();
  return (
    (MOMENT.test(text) && formatDateTimeShort(text)) || (DAY.test(text) && formatDateShort(text)) || text
  );
}

/** The word for a code of a field. What people write may be a name that every object has. */
function wordOf(name: string, value: unknown): string | undefined {
  const words = Object.hasOwn(codes, name) ? codes[name] : undefined;
  return words && Object.hasOwn(words, String(value)) ? words[String(value)] : undefined;
}

/** The value of a field in the words of the forms, for a choice between two and for the log. */
export function fieldText(name: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return 'kosong';
  const word = wordOf(name, value);
  if (word !== undefined) return word;
  if (SWITCH.test(name) || typeof value === 'boolean') return Number(value) === 1 ? 'Ya' : 'Tidak';
  if (pictures.includes(name)) return 'gambar';
  if (typeof value === 'number') return amounts.includes(name) ? formatRupiah(value) : formatThousands(value);
  if (typeof value === 'string') return ofText(name, value);
  if (!Array.isArray(value)) return JSON.stringify(value);
  if (name === 'images') return `${value.length} gambar`;
  return value.every((entry) => typeof entry === 'string')
    ? value.join(', ') || 'kosong'
    : `${value.length} baris`;
}
