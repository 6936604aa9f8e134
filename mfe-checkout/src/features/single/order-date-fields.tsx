import { formatDateWire } from '@lapak/domain/dates';
import { FormDateField, FormTextField } from '@lapak/forms/form-text-field';

/** Requested date: not before today by the server's clock (spec 2 §3, `enable_order_date`). */
export function OrderDateFields({ dateServer }: { dateServer: string }) {
  return (
    <>
      <FormDateField
        name="order_date"
        label="Tanggal Pemesanan"
        marked
        required
        min={formatDateWire(dateServer) || undefined}
      />
      <FormTextField name="order_time" label="Jam Pemesanan" marked required type="time" />
    </>
  );
}
