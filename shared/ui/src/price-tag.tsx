import { formatPrice, formatRupiah, LOWEST_PREFIX } from '@lapak/domain/rupiah';
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
  /** The price on a line of its own, of several the lowest alone. */
  isCard?: boolean;
  className?: string;
}

/** A price with the original price. */
export function PriceTag({
  price,
  upTo = price,
  original,
  percentOff,
  size = 'md',
  isCard,
  className,
}: PriceTagProps) {
  const isRange = upTo > price;
  const isLower = typeof original === 'number' && original > price;
  return (
    <div className={classNames(styles.tag, size !== 'md' && styles[size], isCard && styles.card, className)}>
      <span className={classNames(styles.price, isLower && styles.lower)}>
        {isRange && isCard && <span className={styles.prefix}>{`${LOWEST_PREFIX} `}</span>}
        <span>
          {isRange && !isCard ? `${formatPrice(price)} - ${formatPrice(upTo)}` : formatPrice(price)}
        </span>
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
