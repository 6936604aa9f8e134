import Type, { type Static } from 'typebox';
import { Flag, Nullable, Page, PageNumber } from './common.ts';

export const SubscriptionStatus = Type.Union([
  Type.Literal('free'),
  Type.Literal('pro'),
  Type.Literal('business'),
]);
export type SubscriptionStatus = Static<typeof SubscriptionStatus>;

/** A store's exceptions at the checkouts; configuration, not usernames in code (spec-decisions 11, 12). */
export const StoreTraits = Type.Object({
  hide_address: Type.Boolean(),
  /** `email`: free e-mail field. `agents`: searchable "Email Wakil" list. `none`: not offered. */
  reseller_mode: Type.Union([Type.Literal('email'), Type.Literal('agents'), Type.Literal('none')]),
  dropship_allowed: Type.Boolean(),
});

export const StoreSetting = Type.Object({
  user_id: Type.Integer(),
  username: Type.String(),
  nama_toko: Type.String(),
  alamat: Nullable(Type.String()),
  bio: Nullable(Type.String()),
  logo_url: Nullable(Type.String()),
  wa: Nullable(Type.String()),
  wa_prefix: Nullable(Type.String()),
  facebook: Nullable(Type.String()),
  instagram: Nullable(Type.String()),
  email: Nullable(Type.String()),
  youtube: Nullable(Type.String()),
  tokopedia: Nullable(Type.String()),
  shopee: Nullable(Type.String()),
  footer_message: Nullable(Type.String()),
  /** False for one that is hidden, too. */
  is_valid: Type.Boolean(),
  is_active: Type.Boolean(),
  /** The operator has taken the store off: nothing of it is shown but orders that exist. Absent = it may be seen. */
  is_hidden: Type.Optional(Type.Literal(true)),
  traits: StoreTraits,
});
export type StoreSetting = Static<typeof StoreSetting>;

/** GET api/setting/profile: loaded by the shell before any page. */
export const StoreProfile = Type.Object({
  ...StoreSetting.properties,
  theme_onlinestore: Nullable(Type.Integer()),
  path_theme: Nullable(Type.String()),
  subscription_status: SubscriptionStatus,
  show_logo: Flag,
  has_events: Type.Boolean(),
  /** Whether the store has a payment method; without one only free orders are possible. */
  takes_payments: Type.Boolean(),
  /** Origins of the survey forms that the store's pages frame; absent = none. */
  survey_origins: Type.Optional(Type.Array(Type.String())),
  /** The store has never had a product or an event. Absent = it has. */
  is_preparing: Type.Optional(Type.Literal(true)),
});
export type StoreProfile = Static<typeof StoreProfile>;
export const StoreProfileResponse = Type.Object({ data: StoreProfile });
export type StoreProfileResponse = Static<typeof StoreProfileResponse>;

/** GET api/stores: an open store as the platform's front page lists it. */
export const StoreCard = Type.Object({
  username: Type.String(),
  nama_toko: Type.String(),
  /** Plain text of one paragraph, shortened; null without a description. */
  bio: Nullable(Type.String()),
  logo_url: Nullable(Type.String()),
});
export type StoreCard = Static<typeof StoreCard>;

/** `search`: a part of the name or username; without it all stores. */
export const StoreListQuery = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 300 })),
  page: PageNumber,
});
export const StoreListResponse = Type.Object({
  ...Page(StoreCard).properties,
  /** Where a seller asks for a store; null when the operator has not said. */
  contact_email: Nullable(Type.String()),
});
export type StoreListResponse = Static<typeof StoreListResponse>;
