import { selectIsLoggedIn, useAppSelector } from '@lapak/runtime';
import { lazy, Suspense, type ComponentType } from 'react';
import type { HeartProps } from './heart.tsx';

// Loaded on demand, since visitors have no hearts and most page loads are by visitors. A heart that fails to load must
// not fail the page.
const Heart = lazy<ComponentType<HeartProps>>(() =>
  import('./heart.tsx').catch(() => ({ default: () => null })),
);

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
