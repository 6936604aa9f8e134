import { sellerHeader } from '@lapak/contracts/seller-header';
import { baseApi, type ApiError, type ApiQuery, type AppDispatch } from '@lapak/runtime';
import { sessionEnd } from '../features/session/session-end.ts';

/** The base API with the tags of the console. */
export const sellerApi = baseApi.enhanceEndpoints({
  addTagTypes: [
    'SellerSession',
    'SellerOrders',
    'SellerOrder',
    'Members',
    'Log',
    'ChatTexts',
    'Gate',
    'SellerProducts',
    'SellerProduct',
    'ProductChoices',
    'SellerEvents',
    'SellerEvent',
    'Rates',
  ],
});

type Reply = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };
type Send = (query: ApiQuery) => Reply | PromiseLike<Reply>;

/** A call of the console, with the header that its writes need. */
export const ofConsole = (query: ApiQuery): ApiQuery => ({
  ...query,
  headers: { ...query.headers, [sellerHeader]: '1' },
});

/** Sends, and when that says that nobody is logged in any more, again after the login that follows over the page. */
export async function inSession(
  send: Send,
  query: ApiQuery,
  isOut: (reply: Reply) => boolean,
): Promise<Reply> {
  const call = ofConsole(query);
  let reply = await send(call);
  while (isOut(reply) && (await sessionEnd.loggedInAgain())) reply = await send(call);
  return reply;
}

/** Answers of a store that is closed to the caller, who was removed or has another role since; or of a row that is not there. */
const mayHaveLostRole: ReadonlySet<ApiError['status'] | undefined> = new Set([403, 404]);

/**
 * A call of a logged-in member. When the session has ended it waits for the login that follows, and is made again. A refusal may mean
 * that the role is another one: it is looked up, and the page shows what is open to it.
 * @param query what to send for an endpoint's argument
 */
export const asMember =
  <Result, Arg>(query: (arg: Arg) => ApiQuery) =>
  async (arg: Arg, { dispatch }: { dispatch: AppDispatch }, _options: unknown, send: Send) => {
    const reply = await inSession(send, query(arg), ({ error }) => error?.status === 401);
    if (mayHaveLostRole.has(reply.error?.status)) dispatch(sellerApi.util.invalidateTags(['SellerSession']));
    return reply as { data: NonNullable<Result> } | { error: ApiError }; // the contract's answer
  };
