import Type, { type Static } from 'typebox';
import { Answer, Nullable, RowId } from './common.ts';

/** POST api/seller/akun: an account for the console. Its username is made of its name. */
export const SellerAccountBody = Type.Object({
  name: Type.String({ maxLength: 200 }),
  email: Type.String({ maxLength: 200 }),
  phone_number: Type.String({ maxLength: 100 }),
  password: Type.String({ maxLength: 200 }),
  password_confirmation: Type.String({ maxLength: 200 }),
});
export type SellerAccountBody = Static<typeof SellerAccountBody>;

/** GET api/seller/alamat-toko: whether a store can have a username, and which one its name suggests. */
export const StoreAddressQuery = Type.Object({
  username: Type.Optional(Type.String({ maxLength: 200 })),
  nama_toko: Type.Optional(Type.String({ maxLength: 200 })),
});
export type StoreAddressQuery = Static<typeof StoreAddressQuery>;
export const StoreAddressResponse = Type.Object({
  data: Type.Object({
    /** As it would be stored. */
    username: Type.String(),
    /** Why it cannot be had; null when it can. */
    problem: Nullable(Type.String()),
    /** A free one instead; null when none is needed. */
    proposal: Nullable(Type.String()),
  }),
});
export type StoreAddressResponse = Static<typeof StoreAddressResponse>;

/** Kinds of accounts that buyers transfer to by hand. */
const DestinationGroup = Type.Union([Type.Literal('bank'), Type.Literal('e_wallet')]);

/** An account that buyers transfer to. */
export const DestinationAccount = Type.Object({
  group: DestinationGroup,
  /** The name of the bank or the wallet. */
  nama: Type.String({ maxLength: 60 }),
  nama_rekening: Type.String({ maxLength: 150 }),
  nomor_rekening: Type.String({ maxLength: 60 }),
});
export type DestinationAccount = Static<typeof DestinationAccount>;

/** POST api/seller/toko: opens a store with its first account; answers the session, which has it. */
export const OpenStoreBody = Type.Object({
  nama_toko: Type.String({ maxLength: 150 }),
  username: Type.String({ maxLength: 200 }),
  /** One sentence. */
  bio: Type.String({ maxLength: 200 }),
  /** Code of the district that parcels leave from. */
  origin: Type.String({ maxLength: 20 }),
  theme_onlinestore: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]),
  ...DestinationAccount.properties,
});
export type OpenStoreBody = Static<typeof OpenStoreBody>;
export const StoreAccount = Type.Object({
  id: RowId,
  /** One of the payment groups; only transfers are changed here. */
  group: Type.String(),
  nama: Type.String(),
  nama_rekening: Type.String(),
  nomor_rekening: Type.String(),
  /** Whether it may be changed in the console, and not only be removed. */
  is_editable: Type.Boolean(),
  is_active: Type.Boolean(),
});
export type StoreAccount = Static<typeof StoreAccount>;

/** GET api/seller/toko/{toko}/rekening. */
export const StoreAccountsResponse = Type.Object({ data: Type.Array(StoreAccount) });
export type StoreAccountsResponse = Static<typeof StoreAccountsResponse>;

/** What is to be done with accounts: without `id` one is added, without `account` one is removed. */
export const AccountChange = Type.Object({
  id: Nullable(RowId),
  account: Nullable(DestinationAccount),
});
export type AccountChange = Static<typeof AccountChange>;

/**
 * POST api/seller/toko/{toko}/rekening/kode: mails a code that is good for this change alone. With it, POST
 * api/seller/toko/{toko}/rekening makes the change, and answers the accounts as they are then.
 */
export const AccountChangeBody = Type.Object({
  ...AccountChange.properties,
  code: Type.String({ maxLength: 100 }),
});
export type AccountChangeBody = Static<typeof AccountChangeBody>;
export const StoreAccountsAnswer = Answer(Type.Array(StoreAccount));
export type StoreAccountsAnswer = Static<typeof StoreAccountsAnswer>;
