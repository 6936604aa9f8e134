import { Logo } from '@lapak/ui/logo';
import styles from './account.module.css';

export interface AccountLineProps {
  /** Name of the bank or the wallet. */
  name: string;
  holder?: string | null;
  /** The logo's address, about 160 px wide. */
  picture?: string | null;
  priority?: boolean;
}

/** Logo, name and holder of a payment account. */
export function AccountLine({ name, holder, picture, priority }: AccountLineProps) {
  return (
    <div className={styles.account}>
      <Logo name={name} src={picture} bordered priority={priority} />
      <div className={styles.accountTexts}>
        <p className={styles.bankName}>{name}</p>
        {holder && <p className={styles.holder}>{`a.n. ${holder}`}</p>}
      </div>
    </div>
  );
}
