import { Icon } from '@lapak/ui/icon';
import { icons } from '@lapak/ui/icons';
import styles from './form.module.css';

/** Why the server rejected a form. */
export function FormAlert({ text }: { text: string | null }) {
  return text ? (
    <p className={styles.alert} role="alert">
      <Icon shape={icons.warning} size={20} />
      <span>{text}</span>
    </p>
  ) : null;
}
