import type { AppDispatch } from '@lapak/runtime';
import { turnHearts } from '../../api/wishlist-api.ts';
import { subscribeToOtherTabs } from './other-tabs.ts';

/**
 * Updates the hearts in every cached answer when other tabs post theirs.
 * @returns the unsubscribe function
 */
export const syncWithOtherTabs = (dispatch: AppDispatch) =>
  subscribeToOtherTabs((heart) => void dispatch(turnHearts(heart)));
