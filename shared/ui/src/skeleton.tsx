import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** A line of text, a block, a circle, a square picture or a banner. */
  shape?: 'text' | 'block' | 'circle' | 'square' | 'banner';
  width?: 'full' | 'long' | 'half' | 'short';
  /** For sizes that depend on the page. */
  className?: string;
}

/** A skeleton. Hidden from screen readers: the region around it announces the loading. */
export function Skeleton({ shape = 'text', width, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        styles.skeleton,
        shape !== 'block' && styles[shape],
        width && styles[width],
        className,
      )}
    />
  );
}
