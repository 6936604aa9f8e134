import { Icon } from './icon.tsx';
import { icons } from './icons.tsx';
import styles from './lapak-mark.module.css';

/** The platform's mark; see `showsBranding` for when it is hidden. */
export function LapakMark() {
  return (
    <p className={styles.mark}>
      <span>Toko online ini dibuat dengan</span>
      <span className={styles.logo}>
        <Icon shape={icons.store} size={18} />
        Lapak
      </span>
    </p>
  );
}
