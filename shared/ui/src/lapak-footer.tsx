import { showsBranding } from '@lapak/domain/branding';
import styles from './lapak-footer.module.css';
import { LapakMark } from './lapak-mark.tsx';

export interface LapakFooterProps {
  subscription: string;
  /** 0 hides the mark of a seller with a paid subscription. */
  showLogo: number;
}

/** The platform's mark at the end of a page that has no footer of the store (spec 2 §1, 3 §1). */
export function LapakFooter({ subscription, showLogo }: LapakFooterProps) {
  if (!showsBranding({ subscription_status: subscription, show_logo: showLogo })) return null;
  return (
    <footer className={styles.footer}>
      <LapakMark />
    </footer>
  );
}
