import { formatThousands } from '@lapak/domain/rupiah';
import { Button } from '@lapak/ui/button';
import formStyles from './form.module.css';
import { useFocusLeftBehind } from './use-focus-left-behind.ts';

interface AddButtonProps {
  /** "Tambah banner". */
  label: string;
  /** What there may be at most `max` of: "banner". */
  what: string;
  count: number;
  max: number;
  variant?: 'primary' | 'secondary';
  size?: 'sm';
  onAdd: () => void;
}

/** Adds one more to a list; where it has as many as it may have, it says so instead. Gets the focus that an entry took along. */
export function AddButton({ label, what, count, max, variant = 'secondary', size, onAdd }: AddButtonProps) {
  const button = useFocusLeftBehind(count);
  if (count >= max)
    return <p className={formStyles.text}>{`Paling banyak ${formatThousands(max)} ${what}`}</p>;
  return (
    <Button ref={button} variant={variant} size={size} onClick={onAdd}>
      {label}
    </Button>
  );
}
