import { Suspense, type ReactNode } from 'react';
import styles from './product-grid.module.css';
import { useRememberedHeight } from './use-remembered-height.ts';

/** Cards of a slice: two rows of a phone. */
export const SLICE = 4;

function sliced<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / SLICE);
  return Array.from({ length: count }, (_, index) => items.slice(index * SLICE, (index + 1) * SLICE));
}

interface ProductGridProps<Item> {
  items: readonly Item[];
  card: (item: Item, index: number) => ReactNode;
}

/** The grid of product cards, in slices: two columns on a phone, up to five. */
export function ProductGrid<Item extends { id: number }>({ items, card }: ProductGridProps<Item>) {
  const slices = sliced(items).map((slice, index) => {
    const [first] = slice;
    if (!first) return null;
    const cards = (
      <ProductSlice key={first.id} first={first}>
        {slice.map((item, place) => card(item, index * SLICE + place))}
      </ProductSlice>
    );
    // Hydrated after the first slice, or at once when one of its cards is tapped.
    return index === 0 ? cards : <Suspense key={first.id}>{cards}</Suspense>;
  });
  return (
    <div role="list" className={styles.grid}>
      {slices}
    </div>
  );
}

interface ProductSliceProps {
  /** The object that the first card shows: the slice's height is remembered with it. */
  first: object;
  children: ReactNode;
}

/** A slice of the grid: a phone lays it out only while it is near the viewport. */
function ProductSlice({ first, children }: ProductSliceProps) {
  const { ref, height } = useRememberedHeight(first);
  return (
    <div
      ref={ref}
      className={styles.slice}
      style={height === undefined ? undefined : { containIntrinsicBlockSize: `auto ${height}px` }}
    >
      {children}
    </div>
  );
}

/** Skeleton cards. */
export function ProductGridSkeleton({ count }: { count: number }) {
  const ghosts = Array.from({ length: count }, (_, index) => <div key={index} className={styles.ghost} />);
  return (
    <div className={styles.grid} aria-hidden="true">
      {sliced(ghosts).map((slice, index) => (
        <div key={index} className={styles.slice}>
          {slice}
        </div>
      ))}
    </div>
  );
}
