import { Modal } from '@lapak/ui/modal';
import { ShopFrame } from '../preview/shop-frame.tsx';

export interface PreviewDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whose page it is: 'Produk'. */
  what: string;
  /** The page's address in the shop. */
  address: string;
}

/** The page of an entry as shoppers would see it. */
export function PreviewDialog({ open, onOpenChange, what, address }: PreviewDialogProps) {
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title="Pratinjau"
      description={`${what} seperti pembeli akan melihatnya. Belum tersimpan.`}
    >
      <ShopFrame label="Halaman di toko" title={`Halaman ${what.toLowerCase()} di toko`} src={address} />
    </Modal>
  );
}
