import { Button } from '@lapak/ui/button';
import { Modal } from '@lapak/ui/modal';
import { RadioCards } from '@lapak/ui/radio-cards';
import { useState } from 'react';
import styles from './editor.module.css';
import type { Choice, Conflict } from './merge-forms.ts';

export interface ConflictDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What was changed: 'Produk'. */
  what: string;
  /** Who was first, and when. */
  info: string;
  conflicts: readonly Conflict[];
  onChosen: (choices: Readonly<Record<string, Choice>>) => void;
}

/** Two have changed an entry: what both have changed is chosen field by field. Nothing is lost until then. */
export function ConflictDialog({ open, onOpenChange, what, info, conflicts, onChosen }: ConflictDialogProps) {
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  return (
    <Modal
      wide
      open={open}
      onOpenChange={onOpenChange}
      title={`${what} ini sudah diubah orang lain`}
      description={info}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Nanti
          </Button>
          <Button onClick={() => onChosen(choices)}>Simpan gabungannya</Button>
        </>
      }
    >
      <div className={styles.list}>
        <p>
          {conflicts.length === 0
            ? 'Perubahan kalian tidak bertabrakan. Keduanya akan tersimpan.'
            : 'Pilih untuk setiap isian yang kalian ubah berdua. Isian lain digabung.'}
        </p>
        {conflicts.map(({ key, label, mine, theirs }) => (
          <RadioCards
            key={key}
            className={styles.conflict}
            legend={label}
            name={`pilih-${key}`}
            value={choices[key] ?? 'mine'}
            options={[
              { value: 'mine', title: 'Punyamu', note: mine },
              { value: 'theirs', title: 'Sekarang', note: theirs },
            ]}
            onValueChange={(choice) =>
              setChoices((now) => ({ ...now, [key]: choice === 'theirs' ? 'theirs' : 'mine' }))
            }
          />
        ))}
      </div>
    </Modal>
  );
}
