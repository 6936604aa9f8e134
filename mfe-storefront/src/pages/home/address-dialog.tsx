import { messages } from '@lapak/domain/messages';
import { CopyButton } from '@lapak/ui/copy-button';
import { Modal } from '@lapak/ui/modal';
import { toast } from '@lapak/ui/toast';
import type { DialogControl } from '../../lib/use-lazy-dialog.ts';
import styles from './address-dialog.module.css';

/** The shop's whole address with a button that copies it (spec 1 §2). */
export default function AddressDialog({ address, ...control }: DialogControl & { address: string }) {
  return (
    <Modal {...control} title="Alamat Toko">
      <p className={styles.address}>{address}</p>
      <CopyButton
        text={address}
        label="Salin alamat"
        variant="primary"
        size="md"
        block
        onCopied={() => toast.success(messages.locationCopied)}
        onFailed={() => toast.error('Alamat tidak bisa disalin')}
      />
    </Modal>
  );
}
