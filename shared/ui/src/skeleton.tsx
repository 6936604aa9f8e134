import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** A line of text, a block, a circle, a square picture or a banner. */
  shape?: 'text' | 'block' | 'circle' | 'square' | 'banner';
  width?: 'full' | 'long' | 'half' | 'short';
  /** For sizes that only the place knows. */
  className?: string;
}

/** The shape of what is still to come. Hidden from screen readers: the region around it says that it loads. */
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
