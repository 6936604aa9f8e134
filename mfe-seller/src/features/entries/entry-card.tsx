import { Button } from '@lapak/ui/button';
import { IconButton } from '@lapak/ui/icon-button';
import { icons } from '@lapak/ui/icons';
import type { ReactNode } from 'react';
import formStyles from '../../components/form.module.css';
import styles from './entry-list.module.css';

/** An entry of a list as the list shows it. */
export interface ShownEntry {
  key: string;
  name: string;
  /** As it was read. */
  fields: object;
  picture?: ReactNode;
  facts: readonly string[];
  /** What happens when it is taken out. */
  onRemoval: string;
}

interface EntryCardProps {
  entry: ShownEntry;
  /** One place up or down; absent where there is no order. */
  onMove?: (by: -1 | 1) => void;
  isFirst: boolean;
  isLast: boolean;
  isOpen: boolean;
  /** Opens its form, or closes it. */
  onOpen: () => void;
  onRemove: () => void;
  /** Its form. */
  children: ReactNode;
}

/** An entry of a list with what can be done with it. */
export function EntryCard({
  entry: { name, picture, facts },
  onMove,
  isFirst,
  isLast,
  isOpen,
  onOpen,
  onRemove,
  children,
}: EntryCardProps) {
  return (
    <li className={styles.card}>
      <div className={styles.entry}>
        {picture}
        <p className={styles.words}>
          <span className={styles.name}>{name}</span>
          {facts.map((fact) => (
            <span key={fact} className={formStyles.text}>
              {fact}
            </span>
          ))}
        </p>
        <p className={styles.actions}>
          {onMove && (
            <>
              <IconButton
                icon={icons.chevronUp}
                label={`${name} ke atas`}
                disabled={isFirst}
                onClick={() => onMove(-1)}
              />
              <IconButton
                icon={icons.chevronDown}
                label={`${name} ke bawah`}
                disabled={isLast}
                onClick={() => onMove(1)}
              />
            </>
          )}
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Ubah ${name}`}
            aria-expanded={isOpen}
            onClick={onOpen}
          >
            Ubah
          </Button>
          <Button variant="ghost" size="sm" aria-label={`Hapus ${name}`} onClick={onRemove}>
            Hapus
          </Button>
        </p>
      </div>
      {children}
    </li>
  );
}
