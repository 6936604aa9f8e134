import { formatRupiah } from '@lapak/domain/rupiah';
import styles from './order-payment.module.css';

interface ExpectedAmountProps {
  total: number;
  uniqueCode: number;
}

/** Splits digits with separators before the end that the unique code has made, by which two transfers differ. */
export function markedEnd(text: string, uniqueCode: number): [string, string] {
  let left = String(uniqueCode).length;
  let at = text.length;
  while (left > 0 && at > 0) if (/\d/.test(text[(at -= 1)] ?? '')) left -= 1;
  return [text.slice(0, at), text.slice(at)];
}

/** An amount with the digits of its unique code marked. */
export function ExpectedAmount({ total, uniqueCode }: ExpectedAmountProps) {
  const [start, end] = markedEnd(formatRupiah(total), Math.max(uniqueCode, 100));
  return (
    <span className={styles.expected}>
      <span>{start}</span>
      {uniqueCode > 0 ? <mark className={styles.code}>{end}</mark> : <span>{end}</span>}
    </span>
  );
}
