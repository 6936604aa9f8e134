import { formatThousands } from '@lapak/domain/rupiah';
import { classNames } from './class-names.ts';
import styles from './rating-stars.module.css';

const star = 'm12 2.6 2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5-4.8-4.6 6.6-.9Z';
const places = [0, 24, 48, 72, 96];

export interface RatingStarsProps {
  /** 0 to 5. */
  value: number;
  /** Number of reviews, shown in brackets. */
  count?: number;
  /** Height in pixels. */
  size?: number;
  showValue?: boolean;
  className?: string;
}

/** Stars out of five, filled to the tenth. */
export function RatingStars({ value, count, size = 16, showValue = false, className }: RatingStarsProps) {
  const rating = Math.min(5, Math.max(0, Math.round(value * 10) / 10));
  const spoken = `${String(rating).replace('.', ',')} dari 5 bintang`;
  return (
    <span className={classNames(styles.rating, className)}>
      <svg
        className={styles.stars}
        width={size * 5}
        height={size}
        viewBox="0 0 120 24"
        role="img"
        aria-label={spoken}
      >
        {places.map((x) => (
          <path key={x} d={star} transform={`translate(${x})`} fill="currentColor" opacity="0.22" />
        ))}
        {/* An inner svg clips at its width. */}
        <svg width={rating * 24} height="24">
          {places.map((x) => (
            <path key={x} d={star} transform={`translate(${x})`} fill="currentColor" />
          ))}
        </svg>
      </svg>
      {showValue && (
        <span className={styles.value} aria-hidden="true">
          {rating.toFixed(1).replace('.', ',')}
        </span>
      )}
      {count !== undefined && <span className={styles.count}>{`(${formatThousands(count)})`}</span>}
    </span>
  );
}
