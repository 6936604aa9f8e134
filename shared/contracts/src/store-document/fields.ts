import Type from 'typebox';
import { limits } from '../limits.ts';

/** Field types of the import format: each kind of value has one limit in all entities. */

/**
 * A text of a form.
 * @param hint what to write instead of a text that does not fit, with examples between quotation marks (in Indonesian)
 */
export const formed = (pattern: string, hint: string, maxLength?: number) =>
  Type.String({ pattern, description: hint, ...(maxLength === undefined ? {} : { maxLength }) });

export const closed = { additionalProperties: false } as const;

/** 0 = no, 1 = yes, as in the specification. */
export const Flag = Type.Enum([0, 1]);

/** Integer rupiah. */
export const Rupiah = Type.Integer({ minimum: 0, maximum: limits.rupiah });
export const PositiveRupiah = Type.Integer({ minimum: 1, maximum: limits.rupiah });

export const Stock = Type.Integer({ minimum: 0, maximum: limits.stock });
export const Grams = Type.Integer({ minimum: 0, maximum: 1_000_000 });
export const Quantity = Type.Integer({ minimum: 1, maximum: 1_000_000 });

/** Key of an entry: for references in the same document, and for updates by a later import. */
export const Key = formed(
  '^[a-z0-9]+(?:[-_][a-z0-9]+)*$',
  'tulis huruf kecil, angka dan tanda hubung tanpa spasi, misalnya "kemeja-kawung"',
  80,
);
export const Slug = formed(
  '^[a-z0-9]+(?:-[a-z0-9]+)*$',
  'tulis huruf kecil, angka dan tanda hubung tanpa spasi, misalnya "kemeja-batik-kawung"',
  120,
);

/** A text that is not of blanks alone. */
const NOT_BLANK = '\\S';
const BLANK_HINT = 'tidak boleh kosong atau hanya berisi spasi, tulis misalnya "Kemeja Batik"';
export const Name = formed(NOT_BLANK, BLANK_HINT, 150);
/** A variation of a product, or one of its options. */
export const OptionName = formed(NOT_BLANK, BLANK_HINT, 60);
export const ShortText = Type.String({ maxLength: 255 });
export const LongText = Type.String({ maxLength: 2_000 });

/** HTML of a seller; the API sanitises it on import. */
export const Html = Type.String({ maxLength: 50_000 });

export const Email = formed(
  '^[^\\s@<>"]+@[^\\s@<>"]+\\.[^\\s@<>"]+$',
  'tulis alamat email, misalnya "ratna@contoh.id"',
  190,
);
/** Digits, full-width ones too, and what stands between and around them in a text that was copied. */
const PHONE_CHARACTERS =
  "0-9\\uFF10-\\uFF19+\\uFF0B\\s().,/_'\\u2010-\\u2015\\u2212\\uFF0D\\u00AD\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2069\\uFEFF-";
/** As people write and copy it: `0812...`, `62812...`, `+62 812-3456-7890`, `wa.me/62812...`, `tel:+62812...`. */
export const Phone = formed(
  `^(?:(?:https?://)?wa\\.me/|tel:)?[${PHONE_CHARACTERS}]{6,60}$`,
  'tulis nomor telepon di antara tanda kutip, misalnya "081234567890" atau "+62 812-3456-7890"',
  100,
);
/** A host with a path, for an address that is written without its scheme. */
const WITHOUT_SCHEME = '(?:[A-Za-z0-9-]+\\.)+[A-Za-z]{2,}(?::[0-9]+)?(?:[/?#][^\\s<>"]*)?';
/** URL of a website; `https://` may be left out. */
export const HttpUrl = formed(
  `^(?:https?://[^\\s<>"]+|${WITHOUT_SCHEME})$`,
  'tulis alamat web tanpa spasi, misalnya "https://contoh.id/halaman"',
  500,
);
/** URL of a frame: browsers block http there. */
export const HttpsUrl = formed(
  `^(?:https://[^\\s<>"]+|${WITHOUT_SCHEME})$`,
  'tulis alamat web yang dimulai dengan https, tanpa spasi, misalnya "https://contoh.id/survei"',
  500,
);
export const Colour = formed(
  '^(?:#[0-9a-fA-F]{6}|[a-z]{3,20})$',
  'tulis warna, misalnya "#7c4a21" atau "maroon"',
);

/** A picture, as a path relative to the document; only the folder `../shared/` may be outside the document's own. */
export const PicturePath = formed(
  '^(?:\\.\\./shared/)?(?:[A-Za-z0-9_-]+/)*[A-Za-z0-9_-]+\\.(?:webp|png|jpe?g|avif|svg)$',
  'tulis letak gambar (webp, png, jpg, jpeg, avif atau svg) di folder dokumen, dengan huruf, angka, tanda hubung dan garis bawah saja, misalnya "images/kemeja-kawung.webp"',
  255,
);

/** A file that is sold, of any kind; placed as pictures are. */
export const FilePath = formed(
  '^(?:\\.\\./shared/)?(?:[A-Za-z0-9_-]+/)*[A-Za-z0-9_-]+\\.[A-Za-z0-9]{1,8}$',
  'tulis letak berkas di folder dokumen, dengan huruf, angka, tanda hubung dan garis bawah saja, misalnya "files/pola-kawung.pdf"',
  255,
);

/** A district of Indonesia by its code in idn-area-data, `province.regency.district`. */
export const DistrictCode = formed(
  '^[0-9]{2}\\.[0-9]{2}\\.[0-9]{2}$',
  'tulis kode kecamatan dengan titik, di antara tanda kutip, misalnya "33.72.01" untuk Laweyan',
);

const WALL_CLOCK = '(?:[01][0-9]|2[0-3]):[0-5][0-9]';
const CALENDAR_DAY = '[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])';

/**
 * A moment: ISO 8601, in Jakarta where it has no offset, or relative to the import (`+30d`, `-12h`, `+30d@19:00`). A day alone
 * is the whole day in Jakarta. Relative moments keep a demo store's events in the future.
 */
export const When = formed(
  `^(?:${CALENDAR_DAY}(?:[T ]${WALL_CLOCK}(?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-]${WALL_CLOCK})?)?|[+-][0-9]{1,4}h|[+-][0-9]{1,4}d(?:@${WALL_CLOCK})?)$`,
  'tulis tanggal sebagai tahun-bulan-hari, misalnya "2027-03-31" (sehari penuh), "2027-03-31 19:00" (WIB) atau "+30d" (30 hari lagi)',
);

/** A day in Jakarta: `2027-02-28`, or relative to the day of the import: `+30d`. */
export const Day = formed(
  `^(?:${CALENDAR_DAY}|[+-][0-9]{1,4}d)$`,
  'tulis tanggal sebagai tahun-bulan-hari tanpa jam, misalnya "2027-03-31" atau "+30d" (30 hari lagi)',
);

/** A time of day in Jakarta, `HH:mm`. */
export const ClockTime = formed(
  `^${WALL_CLOCK}$`,
  'tulis jam dan menit WIB dengan titik dua, misalnya "19:00" atau "08:30"',
);
