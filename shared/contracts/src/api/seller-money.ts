import Type, { type Static } from 'typebox';
import { Answer, Nullable, Page, PageNumber, RowId, Rupiah } from './common.ts';
import { OrderStatus } from './order.ts';

/**
 * Why somebody has to look after money that a provider reported: it came when the order had ended (`late`), for an order that was paid
 * already (`twice`), in another `amount` or `currency`, the bank took it back (`reversed`), or it was given back (`refunded`).
 */
const MoneyFlag = Type.Enum(['late', 'twice', 'amount', 'currency', 'reversed', 'refunded']);

export const SellerMoney = Type.Object({
  id: RowId,
  flag: MoneyFlag,
  amount: Rupiah,
  /** ISO 4217; the amount is a whole number of it. */
  currency: Type.String(),
  received_at: Type.String(),
  provider: Type.String(),
  /** The provider's name of the transaction. */
  transaction: Type.String(),
  /** The order that it is for, and whom to give it back to. */
  order: Type.Object({
    ...{ id: Type.String(), invoice: Type.String(), status: OrderStatus, total: Rupiah },
    ...{ nama: Type.String(), handphone: Type.String(), email: Type.String() },
  }),
  /** Who has looked after it and what was done; null while it waits. */
  handled: Nullable(Type.Object({ at: Type.String(), by: Type.String(), note: Type.String() })),
});
export type SellerMoney = Static<typeof SellerMoney>;

/** GET api/seller/toko/{toko}/uang: what waits first, the latest first. */
export const SellerMoneyQuery = Type.Object({ page: Type.Optional(PageNumber) });
export const SellerMoneyResponse = Type.Object({
  ...Page(SellerMoney).properties,
  /** How much waits for somebody. */
  waiting: Type.Integer(),
});
export type SellerMoneyResponse = Static<typeof SellerMoneyResponse>;

/** POST api/seller/toko/{toko}/uang/{id}: what was done with it, which closes it. */
export const HandleMoneyBody = Type.Object({ note: Type.String({ minLength: 1, maxLength: 1000 }) });
export type HandleMoneyBody = Static<typeof HandleMoneyBody>;
export const HandleMoneyAnswer = Answer(SellerMoney);
export type HandleMoneyAnswer = Static<typeof HandleMoneyAnswer>;
