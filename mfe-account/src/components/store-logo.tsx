import { pictureUrl } from '@lapak/contracts/pictures';
import { paths } from '@lapak/contracts/routes';
import { PageLink } from '@lapak/runtime';
import { Picture } from '@lapak/ui/picture';
import styles from './store-logo.module.css';

interface StoreLogoProps {
  username: string;
  storeName: string;
  logoUrl: string | null;
}

/** The seller's logo and name; leads to the store. */
export function StoreLogo({ username, storeName, logoUrl }: StoreLogoProps) {
  return (
    <PageLink className={styles.link} to={paths.home(username)}>
      {logoUrl && (
        <Picture
          className={styles.logo}
          src={pictureUrl(logoUrl, 96)}
          alt=""
          width={44}
          height={44}
          contain
          priority
        />
      )}
      <span className={styles.name}>{storeName}</span>
    </PageLink>
  );
}
