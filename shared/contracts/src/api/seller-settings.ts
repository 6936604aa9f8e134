import Type, { type Static } from 'typebox';
import { Banner, Category, StoreForm, Voucher } from '../store-document/store.ts';
import { District } from './auth.ts';
import { Answer, Nullable } from './common.ts';

/**
 * A store's settings, categories, vouchers and banners in its console, with the fields of the import format (`docs/import-format.md`).
 * What is saved is checked by the rules of the import: a refusal (422, code '-3') names each field. Every field comes with the value
 * that it was changed from; null stands for one that is left out. When it has another value by now nothing is written, and the answer
 * (412) says what is there, and who changed it when. What others changed in other fields stays.
 */

/** What each field was when the form was filled in, and what it is to be. */
export const FieldChanges = Type.Record(
  Type.String({ maxLength: 40 }),
  Type.Object({ from: Type.Unknown(), to: Type.Unknown() }),
);
export type FieldChanges = Static<typeof FieldChanges>;

export const SellerSettings = Type.Object({
  settings: StoreForm,
  /** Where the logo is shown. */
  logo_url: Nullable(Type.String()),
  origin_district: Nullable(District),
  /** The couriers that a store may offer. */
  courier_choices: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
  /** Set by the operator; `show_logo` counts for `pro` and `business` alone. */
  subscription_status: Type.String(),
  /** Whether the operator has let the store be seen. */
  is_valid: Type.Boolean(),
});
export type SellerSettings = Static<typeof SellerSettings>;

/** GET api/seller/toko/{toko}/pengaturan. */
export const SellerSettingsResponse = Type.Object({ data: SellerSettings });
export type SellerSettingsResponse = Static<typeof SellerSettingsResponse>;

/** POST api/seller/toko/{toko}/pengaturan. */
export const SettingsBody = Type.Object({ changes: FieldChanges });
export type SettingsBody = Static<typeof SettingsBody>;
export const SellerSettingsAnswer = Answer(SellerSettings);
export type SellerSettingsAnswer = Static<typeof SellerSettingsAnswer>;

const changedFields = {
  /** Fields that somebody else has changed otherwise. */
  conflicts: Type.Array(Type.String()),
};
/** 412 of a save of settings. */
export const SettingsChangedAnswer = Answer(Type.Object({ ...SellerSettings.properties, ...changedFields }));
export type SettingsChangedAnswer = Static<typeof SettingsChangedAnswer>;

export const SellerCategory = Type.Object({
  entry: Category,
  /** The address of its own picture. */
  image_url: Nullable(Type.String()),
  /** Products that are in it. */
  products: Type.Integer(),
});
export type SellerCategory = Static<typeof SellerCategory>;

export const SellerVoucher = Type.Object({
  entry: Voucher,
  /** How often it counts as used: by orders that were paid or may yet be. */
  used: Type.Integer(),
});
export type SellerVoucher = Static<typeof SellerVoucher>;

export const SellerBanner = Type.Object({ entry: Banner, image_url: Nullable(Type.String()) });
export type SellerBanner = Static<typeof SellerBanner>;

/** GET api/seller/toko/{toko}/kategori, .../voucher, .../banner; in the order of the shop. */
export const SellerCategoriesResponse = Type.Object({ data: Type.Array(SellerCategory) });
export type SellerCategoriesResponse = Static<typeof SellerCategoriesResponse>;
export const SellerVouchersResponse = Type.Object({ data: Type.Array(SellerVoucher) });
export type SellerVouchersResponse = Static<typeof SellerVouchersResponse>;
export const SellerBannersResponse = Type.Object({ data: Type.Array(SellerBanner) });
export type SellerBannersResponse = Static<typeof SellerBannersResponse>;

/** A key, or the code of a voucher. */
const Named = Type.String({ maxLength: 80 });
/** A wrong field is refused by the rules of the import, not by this schema. */
const Fields = Type.Record(Type.String({ maxLength: 40 }), Type.Unknown());

/** POST to the same addresses. Every change answers the list as it is then. */
export const ListChange = Type.Union([
  /** Adds an entry at the end. Its key is made of its name. */
  Type.Object({ kind: Type.Literal('add'), entry: Fields }),
  Type.Object({ kind: Type.Literal('change'), key: Named, changes: FieldChanges }),
  /** Moves an entry before another one; without one to the end. */
  Type.Object({ kind: Type.Literal('move'), key: Named, before: Type.Optional(Named) }),
  /** Takes an entry out; `seen` is the entry as whoever does it saw it. */
  Type.Object({ kind: Type.Literal('remove'), key: Named, seen: Fields }),
]);
export type ListChange = Static<typeof ListChange>;

export const SellerCategoriesAnswer = Answer(Type.Array(SellerCategory));
export const SellerVouchersAnswer = Answer(Type.Array(SellerVoucher));
export const SellerBannersAnswer = Answer(Type.Array(SellerBanner));

/** 412 of a change of an entry: the entry as it is; null when somebody has taken it out. */
export const EntryChangedAnswer = Answer(
  Type.Object({ entry: Nullable(Fields), image_url: Nullable(Type.String()), ...changedFields }),
);
export type EntryChangedAnswer = Static<typeof EntryChangedAnswer>;
