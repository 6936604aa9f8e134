import Type, { type Static } from 'typebox';
import { limits } from '@lapak/contracts/limits';
import { EventDocument } from '@lapak/contracts/store-document/event';
import { closed } from '@lapak/contracts/store-document/fields';
import { PastOrder } from './store-document/history.ts';
import { ProductDocument } from '@lapak/contracts/store-document/product';
import {
  Banner,
  Category,
  Couriers,
  PaymentAccount,
  Reseller,
  StoreSettings,
  Voucher,
} from '@lapak/contracts/store-document/store';

const lists = {
  categories: Type.Optional(Type.Array(Category, { maxItems: limits.categories })),
  products: Type.Optional(Type.Array(ProductDocument, { maxItems: 50_000 })),
  banners: Type.Optional(Type.Array(Banner, { maxItems: limits.banners })),
  vouchers: Type.Optional(Type.Array(Voucher, { maxItems: limits.vouchers })),
  payment_accounts: Type.Optional(Type.Array(PaymentAccount, { maxItems: 100 })),
  couriers: Type.Optional(Couriers),
  resellers: Type.Optional(Type.Array(Reseller, { maxItems: 10_000 })),
  events: Type.Optional(Type.Array(EventDocument, { maxItems: limits.events })),
  history: Type.Optional(Type.Array(PastOrder, { maxItems: 100_000 })),
};

/** A whole store as one JSON document: what the operator's import reads. See docs/import-format.md. */
export const StoreDocument = Type.Object(
  {
    /** Lets an editor find the JSON schema; the import ignores it. */
    $schema: Type.Optional(Type.String({ maxLength: 500 })),
    format: Type.Literal(1),
    store: StoreSettings,
    ...lists,
  },
  closed,
);
export type StoreDocument = Static<typeof StoreDocument>;

/** Lists of a document. */
export type ListName = keyof typeof lists;
