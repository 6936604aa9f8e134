import { messages } from '@lapak/domain/messages';
import styles from './no-script-hint.module.css';

/** Said where JavaScript is off, on a painted page that can be read then but not used. */
export function NoScriptHint() {
  return (
    <noscript>
      <p className={styles.hint}>{messages.needsJavaScript}</p>
    </noscript>
  );
}
