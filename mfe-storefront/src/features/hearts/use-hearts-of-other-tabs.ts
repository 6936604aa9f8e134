import { useEffect } from 'react';
import { useAppDispatch } from '@lapak/runtime';
import { turnHearts } from '../../api/wishlist-api.ts';
import { listenToOtherTabs } from './other-tabs.ts';

/** Turns the hearts on this page when they turn in another tab. */
export function useHeartsOfOtherTabs(): void {
  const dispatch = useAppDispatch();
  useEffect(() => listenToOtherTabs((heart) => dispatch(turnHearts(heart))), [dispatch]);
}
