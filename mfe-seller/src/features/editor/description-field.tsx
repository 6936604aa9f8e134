import { useFormField } from '@lapak/forms/use-form-field';
import { lazyPart } from '@lapak/ui/lazy-part';
import type { RichTextProps } from '../rich-text/rich-text.tsx';
import styles from './editor.module.css';

const RichText = lazyPart<RichTextProps>(
  () => import('../rich-text/rich-text.tsx').then((module) => ({ default: module.RichText })),
  ({ label }) => (
    <div className={styles.waiting} role="status">
      {`Menyiapkan ${label.toLowerCase()}`}
    </div>
  ),
);

/** A text with formats, which is kept as HTML. */
export function DescriptionField({ name = 'description', label }: { name?: string; label: string }) {
  const { input, error } = useFormField(name);
  const { value, onChange, onBlur, onFocus } = input;
  return (
    <RichText
      label={label}
      value={value}
      onChange={onChange}
      onBlur={() => onBlur()}
      onFocus={() => onFocus()}
      error={error}
    />
  );
}
