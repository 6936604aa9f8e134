import { icons } from '@lapak/ui/icons';
import { Icon } from '@lapak/ui/icon';
import styles from './form-alert.module.css';

/** The server's reason for rejecting a form, in red. */
export function FormAlert({ text }: { text: string | null }) {
  return text ? (
    <p className={styles.alert} role="alert">
      <Icon shape={icons.warning} size={20} />
      <span>{text}</span>
    </p>
  ) : null;
}
