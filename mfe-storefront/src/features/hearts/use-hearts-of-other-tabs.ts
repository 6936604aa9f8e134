import { lateFile } from '@lapak/ui/late-file';
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
    // Until it is there the next answer of the API updates the hearts.
    void lateFile(
      () => import('./sync-with-other-tabs.ts'),
      ({ syncWithOtherTabs }) => {
        if (!isGone) stop = syncWithOtherTabs(dispatch);
      },
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [dispatch, isLoggedIn]);
}
