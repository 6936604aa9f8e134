import { useEffect } from 'react';
import { selectIsLoggedIn, useAppDispatch, useAppSelector } from '@lapak/runtime';

/** Keeps the hearts on this page in sync with other tabs; visitors have none. */
export function useHeartsOfOtherTabs(): void {
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  useEffect(() => {
    if (!isLoggedIn) return undefined;
    let stop: (() => void) | null = null;
    let isGone = false;
    import('./sync-with-other-tabs.ts').then(
      ({ syncWithOtherTabs }) => {
        if (!isGone) stop = syncWithOtherTabs(dispatch);
      },
      () => undefined, // fallback: the next answer of the API updates the hearts
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [dispatch, isLoggedIn]);
}
