import { selectIsLoggedIn, useAppSelector } from '@lapak/runtime';
import { lateComponent } from '@lapak/ui/late-file';
import { Suspense } from 'react';
import type { HeartProps } from './heart.tsx';

// Loaded on demand, since visitors have no hearts and most page loads are by visitors.
const Heart = lateComponent(() => import('./heart.tsx'));

/** The wishlist heart; nothing for visitors (spec 1 §5). */
export function HeartButton(props: HeartProps) {
  const isShown = useAppSelector(selectIsLoggedIn);
  if (!isShown) return null;
  return (
    <Suspense fallback={null}>
      <Heart {...props} />
    </Suspense>
  );
}
