import { ErrorAnswer } from '@lapak/contracts/api/common';
import Type from 'typebox';
import type { OrderAddress } from '../order.ts';

export const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
export const tags = ['transaction'];
export const params = Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) });

/** The store whose pages ask: the order of another one is not found there. */
export const querystring = Type.Object({ username: Type.Optional(Type.String({ maxLength: 60 })) });

interface OrderRequest {
  params: { id: string };
  query: { username?: string };
}
/** The order that a request asks for. */
export const addressOf = ({ params: { id }, query }: OrderRequest): OrderAddress => ({
  publicId: id,
  username: query.username,
});
