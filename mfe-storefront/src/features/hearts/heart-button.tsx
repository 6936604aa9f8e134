import { selectIsLoggedIn, useAppSelector } from '@lapak/runtime';
import { lazy, Suspense, type ComponentType } from 'react';

export interface HeartButtonProps {
  username: string;
  product: { id: number; nama: string; has_wish: boolean };
  look?: 'floating' | 'plain';
  className?: string;
}

// Loaded on demand, since visitors have no hearts and most page loads are by visitors. A heart that fails to load must
// not fail the page.
const Heart = lazy<ComponentType<HeartButtonProps>>(() =>
  import('./heart.tsx').catch(() => ({ default: () => null })),
);

/** The wishlist heart; nothing for visitors (spec 1 §5). */
export function HeartButton(props: HeartButtonProps) {
  const isShown = useAppSelector(selectIsLoggedIn);
  if (!isShown) return null;
  return (
    <Suspense fallback={null}>
      <Heart {...props} />
    </Suspense>
  );
}
