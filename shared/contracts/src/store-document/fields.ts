import Type from 'typebox';

/** Field types of the import format: each kind of value has one limit in all entities. */

const MAX_RUPIAH = 1_000_000_000;

export const closed = { additionalProperties: false } as const;

/** 0 = no, 1 = yes, as in the specification. */
export const Flag = Type.Enum([0, 1]);

/** Integer rupiah. */
export const Rupiah = Type.Integer({ minimum: 0, maximum: MAX_RUPIAH });
export const PositiveRupiah = Type.Integer({ minimum: 1, maximum: MAX_RUPIAH });

export const Stock = Type.Integer({ minimum: 0, maximum: 10_000_000 });
export const Grams = Type.Integer({ minimum: 0, maximum: 1_000_000 });
export const Quantity = Type.Integer({ minimum: 1, maximum: 1_000_000 });

/** Key of an entry: for references in the same document, and for updates by a later import. */
export const Key = Type.String({ pattern: '^[a-z0-9]+(?:[-_][a-z0-9]+)*$', maxLength: 80 });
export const Slug = Type.String({ pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$', maxLength: 120 });

/** A text that is not of blanks alone. */
export const NOT_BLANK = '\\S';
export const Name = Type.String({ pattern: NOT_BLANK, maxLength: 150 });
/** A variation of a product, or one of its options. */
export const OptionName = Type.String({ pattern: NOT_BLANK, maxLength: 60 });
export const ShortText = Type.String({ maxLength: 255 });
export const LongText = Type.String({ maxLength: 2_000 });

/** HTML of a seller; the API sanitises it on import. */
export const Html = Type.String({ maxLength: 50_000 });

export const Email = Type.String({ pattern: '^[^\\s@<>"]+@[^\\s@<>"]+\\.[^\\s@<>"]+$', maxLength: 190 });
/** Digits, full-width ones too, and what stands between and around them in a text that was copied. */
const PHONE_CHARACTERS =
  "0-9\\uFF10-\\uFF19+\\uFF0B\\s().,/_'\\u2010-\\u2015\\u2212\\uFF0D\\u00AD\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2069\\uFEFF-";
/** As people write and copy it: `0812...`, `62812...`, `+62 812-3456-7890`, `wa.me/62812...`, `tel:+62812...`. */
export const Phone = Type.String({
  pattern: `^(?:(?:https?://)?wa\\.me/|tel:)?[${PHONE_CHARACTERS}]{6,60}$`,
  maxLength: 100,
});
/** A host with a path, for an address that is written without its scheme. */
const WITHOUT_SCHEME = '(?:[A-Za-z0-9-]+\\.)+[A-Za-z]{2,}(?::[0-9]+)?(?:[/?#][^\\s<>"]*)?';
/** URL of a website; `https://` may be left out. */
export const HttpUrl = Type.String({
  pattern: `^(?:https?://[^\\s<>"]+|${WITHOUT_SCHEME})$`,
  maxLength: 500,
});
/** URL of a frame: browsers block http there. */
export const HttpsUrl = Type.String({
  pattern: `^(?:https://[^\\s<>"]+|${WITHOUT_SCHEME})$`,
  maxLength: 500,
});
export const Colour = Type.String({ pattern: '^(?:#[0-9a-fA-F]{6}|[a-z]{3,20})$' });

/** A picture, as a path relative to the document; only the folder `../shared/` may be outside the document's own. */
export const PicturePath = Type.String({
  pattern: '^(?:\\.\\./shared/)?(?:[A-Za-z0-9_-]+/)*[A-Za-z0-9_-]+\\.(?:webp|png|jpe?g|avif|svg)$',
  maxLength: 255,
});

/** A file that is sold, of any kind; placed as pictures are. */
export const FilePath = Type.String({
  pattern: '^(?:\\.\\./shared/)?(?:[A-Za-z0-9_-]+/)*[A-Za-z0-9_-]+\\.[A-Za-z0-9]{1,8}$',
  maxLength: 255,
});

/** A district of Indonesia by its code in idn-area-data, `province.regency.district`. */
export const DistrictCode = Type.String({ pattern: '^[0-9]{2}\\.[0-9]{2}\\.[0-9]{2}$' });

const WALL_CLOCK = '(?:[01][0-9]|2[0-3]):[0-5][0-9]';
const CALENDAR_DAY = '[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])';

/**
 * A moment: ISO 8601 with an offset, or relative to the import (`+30d`, `-12h`), a relative day optionally at a
 * time of day in Jakarta (`+30d@19:00`). Relative moments keep a demo store's events in the future.
 */
export const When = Type.String({
  pattern: `^(?:${CALENDAR_DAY}T${WALL_CLOCK}(?::[0-5][0-9](?:\\.[0-9]{1,3})?)?(?:Z|[+-]${WALL_CLOCK})|[+-][0-9]{1,4}h|[+-][0-9]{1,4}d(?:@${WALL_CLOCK})?)$`,
});

/** A day in Jakarta: `2027-02-28`, or relative to the day of the import: `+30d`. */
export const Day = Type.String({ pattern: `^(?:${CALENDAR_DAY}|[+-][0-9]{1,4}d)$` });

/** A time of day in Jakarta, `HH:mm`. */
export const ClockTime = Type.String({ pattern: `^${WALL_CLOCK}$` });
