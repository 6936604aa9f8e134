import { Picture } from '../picture.tsx';
import styles from './bank-picture.module.css';

interface BankPictureProps {
  /** About 160 px wide; nothing is shown where there is none. */
  src: string | null | undefined;
  /** In the first view. */
  priority?: boolean;
}

/** The logo of a bank, wallet or other way to pay, beside its name. */
export function BankPicture({ src, priority }: BankPictureProps) {
  if (!src) return null;
  return (
    <Picture className={styles.bank} src={src} alt="" width={56} height={36} contain priority={priority} />
  );
}
