import { Picture } from '../picture.tsx';
import styles from './bank-picture.module.css';

interface BankPictureProps {
  /** About 160 px wide; renders nothing without one. */
  src: string | null | undefined;
  /** In the first view. */
  priority?: boolean;
}

/** The logo of a bank, wallet or other payment method, beside its name. */
export function BankPicture({ src, priority }: BankPictureProps) {
  if (!src) return null;
  return (
    <Picture className={styles.bank} src={src} alt="" width={56} height={36} contain priority={priority} />
  );
}
