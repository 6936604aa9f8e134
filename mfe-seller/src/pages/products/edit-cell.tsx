import { IconButton } from '@lapak/ui/icon-button';
import { icons } from '@lapak/ui/icons';
import { NumberField, RupiahField } from '@lapak/ui/number-field';
import { VisuallyHidden } from '@lapak/ui/visually-hidden';
import { useEffect, useRef } from 'react';
import styles from './edit-cell.module.css';
import { useCell, type SaveCell } from './use-cell.ts';

/** Characters of "1.000.000.000" with its dots; pieces have none. */
const RUPIAH_LENGTH = 13;
const PIECES_LENGTH = 8;

interface EditCellProps {
  /** "Harga Kopi Gayo" */
  label: string;
  kind: 'rupiah' | 'pieces';
  value: number;
  /** The figure as it is shown. */
  format: (value: number) => string;
  save: SaveCell;
}

/** A figure of a list that is edited in place: Enter saves, Escape leaves, and an error stands beside it. */
export function EditCell({ label, kind, value, format, save }: EditCellProps) {
  const cell = useCell(value, save);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = cell.editing !== null;
  useEffect(() => {
    if (isOpen) {
      input.current?.focus();
      input.current?.select();
    } else if (wasOpen.current && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!cell.editing)
    return (
      <button ref={button} type="button" className={styles.figure} onClick={cell.begin}>
        <VisuallyHidden>{`Ubah ${label}: `}</VisuallyHidden>
        <span>{format(cell.shown)}</span>
      </button>
    );
  const Figure = kind === 'rupiah' ? RupiahField : NumberField;
  return (
    <div
      className={styles.edit}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) cell.leaveUnchanged();
      }}
    >
      <Figure
        ref={input}
        label={<VisuallyHidden>{label}</VisuallyHidden>}
        value={cell.editing.text}
        error={cell.editing.error}
        readOnly={cell.isSaving}
        maxLength={kind === 'rupiah' ? RUPIAH_LENGTH : PIECES_LENGTH}
        enterKeyHint="done"
        autoComplete="off"
        onValueChange={cell.type}
        onKeyDown={(event) => {
          if (event.key === 'Escape') cell.leave();
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void cell.submit();
        }}
      />
      <span className={styles.buttons}>
        <IconButton
          icon={icons.check}
          label={`Simpan ${label}`}
          disabled={cell.isSaving}
          onClick={() => void cell.submit()}
        />
        <IconButton
          icon={icons.close}
          label={`Batal mengubah ${label}`}
          disabled={cell.isSaving}
          onClick={cell.leave}
        />
      </span>
    </div>
  );
}
