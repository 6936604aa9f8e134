import { formatPrice, formatRupiah } from '@lapak/domain/rupiah';
import { classNames } from './class-names.ts';
import styles from './price-tag.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface PriceTagProps {
  /** Rupiah; 0 is "Gratis". */
  price: number;
  /** The highest of several possible prices. */
  upTo?: number;
  /** Struck through. */
  original?: number | null;
  percentOff?: number | null;
  size?: 'sm' | 'md' | 'lg';
  /** The price on a line of its own, as on cards. */
  stacked?: boolean;
  className?: string;
}

/** A price with the original price. */
export function PriceTag({
  price,
  upTo = price,
  original,
  percentOff,
  size = 'md',
  stacked,
  className,
}: PriceTagProps) {
  const isLower = typeof original === 'number' && original > price;
  return (
    <div
      className={classNames(styles.tag, size !== 'md' && styles[size], stacked && styles.stacked, className)}
    >
      <span className={classNames(styles.price, isLower && styles.lower)}>
        {upTo > price ? `${formatPrice(price)} - ${formatPrice(upTo)}` : formatPrice(price)}
      </span>
      {isLower && (
        <>
          <VisuallyHidden>Harga normal</VisuallyHidden>
          <s className={styles.original}>{formatRupiah(original)}</s>
        </>
      )}
      {isLower && typeof percentOff === 'number' && percentOff > 0 && (
        <span className={styles.percent}>{`${percentOff}%`}</span>
      )}
    </div>
  );
}
