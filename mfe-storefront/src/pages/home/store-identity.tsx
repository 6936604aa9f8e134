import type { StoreSetting } from '@lapak/contracts/api/store';
import type { HeaderVariant } from '../../lib/header-variant.ts';
import { StoreAddress } from './store-address.tsx';
import styles from './store-identity.module.css';

export const StoreName = ({ name }: { name: string }) => <h1 className={styles.name}>{name}</h1>;

/** Address and bio in the order of the store's `path_theme`; one seller's address is hidden (spec 1 §1, §2). */
export function StoreAbout({ setting, variant }: { setting: StoreSetting; variant: HeaderVariant }) {
  const address = setting.alamat && !setting.traits.hide_address && (
    <StoreAddress key="address" address={setting.alamat} />
  );
  const bio = setting.bio && (
    <p key="bio" className={styles.bio}>
      {setting.bio}
    </p>
  );
  return (
    <div className={styles.about} data-variant={variant}>
      {variant === 'bio-first' ? [bio, address] : [address, bio]}
    </div>
  );
}
