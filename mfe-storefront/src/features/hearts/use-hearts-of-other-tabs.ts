import { useEffect } from 'react';
import { selectIsLoggedIn, useAppDispatch, useAppSelector } from '@lapak/runtime';

/** Turns the hearts on this page when they turn in another tab; a visitor has none. */
export function useHeartsOfOtherTabs(): void {
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  useEffect(() => {
    if (!isLoggedIn) return undefined;
    let stop: (() => void) | null = null;
    let isGone = false;
    import('./turn-with-other-tabs.ts').then(
      ({ turnWithOtherTabs }) => {
        if (!isGone) stop = turnWithOtherTabs(dispatch);
      },
      () => undefined, // without this file the hearts are right again after the next answer of the API
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [dispatch, isLoggedIn]);
}
