import type { AppDispatch } from '@lapak/runtime';
import { turnHearts } from '../../api/wishlist-api.ts';
import { listenToOtherTabs } from './other-tabs.ts';

/**
 * Turns the hearts in every kept answer as other tabs turn theirs.
 * @returns a function that stops it
 */
export const turnWithOtherTabs = (dispatch: AppDispatch) =>
  listenToOtherTabs((heart) => void dispatch(turnHearts(heart)));
