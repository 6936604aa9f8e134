import { lazyPart } from '@lapak/ui/lazy-part';
import type { ReactNode } from 'react';
import { useLazyDialog } from '../../lib/use-lazy-dialog.ts';
import type { Home } from './use-home.ts';

const CategoryDialog = lazyPart(() => import('./category-dialog.tsx'));

/** Opens the list of all categories. */
export function AllCategories({
  home,
  className,
  children,
}: {
  home: Home;
  className?: string;
  children: ReactNode;
}) {
  const dialog = useLazyDialog();
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        data-replay="all-categories"
        onClick={dialog.open}
      >
        {children}
      </button>
      {dialog.isLoaded && <CategoryDialog home={home} {...dialog.control} />}
    </>
  );
}
