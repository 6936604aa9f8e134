import styles from './select-box.module.css';

interface SelectBoxProps {
  label: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** A checkbox without a visible label, with room for a finger. */
export function SelectBox({ label, checked, onCheckedChange }: SelectBoxProps) {
  return (
    <label className={styles.room}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={label}
        checked={checked}
        onChange={(event) => onCheckedChange(event.target.checked)}
      />
    </label>
  );
}
