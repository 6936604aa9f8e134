import { Section } from '@lapak/ui/section';
import { AccountLine } from './account-line.tsx';
import styles from './account-list.module.css';
import { AccountNumber } from './account-number.tsx';

export interface ListedAccount {
  id: number;
  /** Name of the bank or the wallet. */
  name: string;
  holder?: string | null;
  number: string;
  /** The logo's address, about 160 px wide. */
  picture?: string | null;
}

export interface AccountListProps {
  title: string;
  accounts: readonly ListedAccount[];
  /** Above the accounts. */
  note?: string | null;
}

/** A card with the payment accounts, each number with a copy button; renders nothing without accounts. */
export function AccountList({ title, accounts, note }: AccountListProps) {
  if (accounts.length === 0) return null;
  return (
    <Section title={title}>
      {note && <p className={styles.note}>{note}</p>}
      <ul className={styles.accounts}>
        {accounts.map(({ id, name, holder, number, picture }) => (
          <li key={id}>
            <AccountLine name={name} holder={holder} picture={picture} />
            <AccountNumber number={number} what={`nomor ${name}`} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
