import Type, { type Static } from 'typebox';
import {
  closed,
  Email,
  Key,
  LongText,
  Name,
  OptionName,
  Phone,
} from '@lapak/contracts/store-document/fields';

const Review = Type.Object(
  {
    star: Type.Integer({ minimum: 1, maximum: 5 }),
    ulasan: LongText,
    name: Type.Optional(Name),
  },
  closed,
);

/**
 * A finished order from before the import. Sold counts and ratings are always derived from orders, so a store's
 * document contains its earlier orders, not the counts.
 */
export const PastOrder = Type.Object(
  {
    nama: Name,
    email: Email,
    handphone: Phone,
    product_key: Key,
    options: Type.Optional(Type.Array(OptionName, { minItems: 1, maxItems: 5 })),
    qty: Type.Integer({ minimum: 1, maximum: 100_000 }),
    days_ago: Type.Integer({ minimum: 0, maximum: 3_650 }),
    review: Type.Optional(Review),
  },
  closed,
);
export type PastOrder = Static<typeof PastOrder>;
