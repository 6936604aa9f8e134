import { voucherLabels } from '@lapak/contracts/store-document/settings-labels';
import { FormSelect } from '@lapak/forms/form-select';
import { FormDateField, FormDigitsField, FormRupiahField, FormTextField } from '@lapak/forms/form-text-field';
import { voucherTypeLabels } from '../../lib/value-labels.ts';
import { optionsOf } from '../../features/products/product-lists.ts';
import type { VoucherValues } from './voucher-values.ts';

const types = optionsOf(voucherTypeLabels);

/** All fields of a voucher; its code is that of its uses, and stays. */
export function VoucherFields({ values, isNew }: { values: VoucherValues; isNew: boolean }) {
  return (
    <>
      <FormTextField
        name="code"
        label={voucherLabels.code}
        hint={
          isNew ? 'Huruf dan angka tanpa spasi. Tidak bisa diubah lagi nanti.' : 'Kode tidak bisa diubah.'
        }
        maxLength={30}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        readOnly={!isNew}
        marked
      />
      <FormSelect name="type" label={voucherLabels.type} options={types} />
      {values.type === 'percentage' ? (
        <FormDigitsField
          name="voucher_value"
          label={voucherLabels.voucher_value}
          end="%"
          maxLength={3}
          autoComplete="off"
          marked
        />
      ) : (
        <FormRupiahField
          name="voucher_value"
          label={voucherLabels.voucher_value}
          maxLength={13}
          autoComplete="off"
          marked
        />
      )}
      <FormDigitsField
        name="quota"
        label={voucherLabels.quota}
        hint="Berapa kali boleh dipakai. Kosongkan kalau tanpa batas."
        maxLength={7}
        autoComplete="off"
      />
      <FormRupiahField name="min_total" label={voucherLabels.min_total} maxLength={13} autoComplete="off" />
      <FormDateField
        name="starts_at"
        label={voucherLabels.starts_at}
        hint="Kosongkan kalau langsung berlaku."
      />
      <FormTextField name="starts_time" label="Jam mulai (WIB)" type="time" />
      <FormDateField name="ends_at" label={voucherLabels.ends_at} hint="Kosongkan kalau tanpa akhir." />
      <FormTextField
        name="ends_time"
        label="Jam akhir (WIB)"
        type="time"
        hint="Tanpa jam, berlaku sampai hari itu habis."
      />
    </>
  );
}
