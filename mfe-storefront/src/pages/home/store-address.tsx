import { icons } from '@lapak/ui/icons';
import { Icon } from '@lapak/ui/icon';
import { lazyPart } from '@lapak/ui/lazy-part';
import { useLazyDialog } from '../../lib/use-lazy-dialog.ts';
import styles from './store-identity.module.css';

const AddressDialog = lazyPart(() => import('./address-dialog.tsx'));

/** The shop's address; pressing it shows the whole one, to copy. */
export function StoreAddress({ address }: { address: string }) {
  const dialog = useLazyDialog();
  return (
    <>
      <button
        type="button"
        className={styles.address}
        aria-haspopup="dialog"
        data-replay="store-address"
        onClick={dialog.open}
      >
        <Icon shape={icons.location} size={16} />
        <span className={styles.addressText}>{address}</span>
      </button>
      {dialog.isLoaded && <AddressDialog address={address} {...dialog.control} />}
    </>
  );
}
