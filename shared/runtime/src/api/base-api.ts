import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { loggedOut } from '../store/session-slice.ts';
import { toApiError, type ApiError } from './api-error.ts';
import { hasToken } from './token.ts';
import { requestOf, type ApiQuery } from './api-query.ts';
import type { Transport } from './transport.ts';

interface ThunkExtra {
  transport: Transport;
}

const hasTransport = (extra: unknown): extra is ThunkExtra =>
  typeof extra === 'object' && extra !== null && 'transport' in extra;

const apiBaseQuery: BaseQueryFn<ApiQuery, unknown, ApiError> = async (query, { extra, signal, dispatch }) => {
  if (!hasTransport(extra)) throw new Error('the store was made without a transport');
  const hadToken = hasToken();
  try {
    const { status, data, requestId } = await extra.transport({ ...requestOf(query), signal });
    // The transport has removed a token that the API rejects: the session has ended, by a new password or by its age.
    if (status === 401 && hadToken && !hasToken()) dispatch(loggedOut());
    return status >= 200 && status < 300 ? { data } : { error: toApiError(status, data, requestId) };
  } catch {
    // No answer: offline, timed out or aborted. The page shows a message; there are no further details.
    return { error: toApiError('NETWORK', null, null) };
  }
};

/**
 * The one base API. Remotes add their endpoints with `injectEndpoints({ overrideExisting: true })`; without that flag a
 * newer version of a remote keeps its older endpoints on a running server.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: apiBaseQuery,
  tagTypes: [
    'StoreProfile',
    'Profile',
    'Listing',
    'Product',
    'Wishlist',
    'Order',
    'Orders',
    'Address',
    'Event',
    'EventOrder',
    'EventOrders',
    'Reviews',
  ],
  endpoints: () => ({}),
});
