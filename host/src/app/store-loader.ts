import type { StoreProfile } from '@lapak/contracts/api/store';
import { isApiError, prefetchQuery, sharedApi } from '@lapak/runtime';
import type { ShellEnvironment } from './shell-environment.ts';

/** The address names no store that exists, or a page of one that is hidden. */
export class UnknownStoreError extends Error {
  /** HTTP status of the document. */
  readonly status = 404;

  constructor(readonly missing: 'store' | 'hiddenStore') {
    super(`the store is not shown: ${missing}`);
  }
}

/** The store's profile failed to load: no connection, or the API is down. */
export class StoreUnreachableError extends Error {
  readonly requestId: string | null;

  constructor(requestId: string | null) {
    super('the store profile did not come');
    this.requestId = requestId;
  }
}

/**
 * Loads the profile of the store in the address: its theme and what every page of it needs. One request per store.
 * Rejects with an `UnknownStoreError` or a `StoreUnreachableError`.
 * @param sells whether the page is gone while the store is hidden
 */
export async function loadStore(
  username: string,
  { store }: ShellEnvironment,
  sells: boolean,
): Promise<void> {
  let profile: StoreProfile;
  try {
    const context = {
      dispatch: store.dispatch,
      getState: store.getState,
      params: {},
      url: new URL('http://store'),
    };
    profile = (await prefetchQuery(context, sharedApi.endpoints.getStoreProfile, username)).data;
  } catch (error) {
    if (isApiError(error) && (error.status === 404 || error.status === 422 || error.status === 400)) {
      throw new UnknownStoreError('store');
    }
    throw new StoreUnreachableError(isApiError(error) ? error.requestId : null);
  }
  if (sells && profile.is_hidden) throw new UnknownStoreError('hiddenStore');
}
