import { Button } from '@lapak/ui/button';
import { BottomSheet } from '@lapak/ui/bottom-sheet';
import type { DialogControl } from '../../lib/use-lazy-dialog.ts';
import styles from './wholesale-dialog.module.css';
import type { WholesaleRow } from './wholesale-rows.ts';

/** "Harga Grosir" (spec 1 §2). */
export default function WholesaleDialog({
  rows,
  ...control
}: DialogControl & { rows: readonly WholesaleRow[] }) {
  return (
    <BottomSheet
      {...control}
      title="Harga Grosir"
      footer={
        <Button block onClick={() => control.onOpenChange(false)}>
          Tutup
        </Button>
      }
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Jumlah</th>
            <th scope="col">Harga Normal</th>
            <th scope="col">Hemat</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.amount}>
              <th scope="row">
                <span>{row.amount}</span>
                <span className={styles.price}>{`${row.tier}/pcs`}</span>
              </th>
              <td>
                <s>{row.normal}</s>
              </td>
              <td className={styles.saving}>{row.saving}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </BottomSheet>
  );
}
