import { baseApi, type ApiError, type ApiQuery } from '@lapak/runtime';
import { sessionEnd } from '../features/session/session-end.ts';

/** The base API with the tags of the console. */
export const sellerApi = baseApi.enhanceEndpoints({
  addTagTypes: ['SellerSession', 'SellerOrders', 'SellerOrder', 'Members', 'Log', 'ChatTexts', 'Gate'],
});

type Reply = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };
type Send = (query: ApiQuery) => Reply | PromiseLike<Reply>;

/**
 * A call of a logged-in member. When the session has ended it waits for the login that follows, and is made again.
 * @param query what to send for an endpoint's argument
 */
export const asMember =
  <Result, Arg>(query: (arg: Arg) => ApiQuery) =>
  async (arg: Arg, _api: unknown, _options: unknown, send: Send) => {
    let reply = await send(query(arg));
    while (reply.error?.status === 401 && (await sessionEnd.loggedInAgain())) reply = await send(query(arg));
    return reply as { data: NonNullable<Result> } | { error: ApiError }; // the contract's answer
  };
