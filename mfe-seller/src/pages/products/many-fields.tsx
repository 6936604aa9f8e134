import { FormCheckbox } from '@lapak/forms/form-checkbox';
import { FormSelect } from '@lapak/forms/form-select';
import { FormDigitsField, FormRupiahField } from '@lapak/forms/form-text-field';
import { optionsOf, NO_CATEGORY } from '../../features/products/product-lists.ts';
import { ProductChoices } from '../../features/product-editor/product-choices.tsx';
import { changeLabels, type ManyChangeValues } from './many-change-form.ts';

const directions = optionsOf({ up: 'Naikkan', down: 'Turunkan' });
const measures = optionsOf({ percent: 'Persen', amount: 'Rupiah' });
const roundings = [
  { value: '1', label: 'Tidak dibulatkan' },
  { value: '100', label: 'Kelipatan Rp100' },
  { value: '500', label: 'Kelipatan Rp500' },
  { value: '1000', label: 'Kelipatan Rp1.000' },
];
const stockChanges = optionsOf({ more: 'Tambah', less: 'Kurangi', set: 'Jadikan' });
const promos = [
  { value: '1', label: 'Jadikan promo' },
  { value: '0', label: 'Bukan promo lagi' },
];
const visibilities = [
  { value: '1', label: 'Sembunyikan dari toko' },
  { value: '0', label: 'Tampilkan di toko' },
];

interface ManyFieldsProps {
  values: ManyChangeValues;
  toko: string;
}

/** What shall be changed, and to what. */
export function ManyFields({ values: { kind, by }, toko }: ManyFieldsProps) {
  return (
    <>
      <FormSelect name="kind" label="Yang diubah" options={optionsOf(changeLabels)} />
      {kind === 'price' && (
        <>
          <FormSelect name="direction" label="Arah" options={directions} />
          <FormSelect name="by" label="Dengan" options={measures} />
          {by === 'percent' ? (
            <FormDigitsField name="value" label="Berapa persen" end="%" maxLength={4} autoComplete="off" />
          ) : (
            <FormRupiahField name="value" label="Berapa rupiah" maxLength={13} autoComplete="off" />
          )}
          <FormSelect name="round_to" label="Pembulatan" options={roundings} />
          <FormCheckbox name="with_discount" label="Harga diskon dan grosir ikut berubah" />
        </>
      )}
      {kind === 'stock' && (
        <>
          <FormSelect name="stock_by" label="Caranya" options={stockChanges} />
          <FormDigitsField
            name="pieces"
            label="Jumlah"
            hint="Untuk produk dengan variasi: berlaku untuk setiap kombinasinya."
            maxLength={10}
            autoComplete="off"
          />
        </>
      )}
      {kind === 'category' && (
        <ProductChoices
          toko={toko}
          what="Kategori"
          loading={
            <FormSelect
              name="category_key"
              label="Kategori baru"
              placeholder="Memuat kategori"
              options={[]}
            />
          }
        >
          {({ categories }) => (
            <FormSelect
              name="category_key"
              label="Kategori baru"
              options={[
                ...categories.map(({ key, nama }) => ({ value: key, label: nama })),
                { value: NO_CATEGORY, label: 'Tanpa kategori' },
              ]}
            />
          )}
        </ProductChoices>
      )}
      {kind === 'promo' && <FormSelect name="is_promo" label="Menjadi" options={promos} />}
      {kind === 'visibility' && <FormSelect name="is_hidden" label="Menjadi" options={visibilities} />}
      {kind === 'remove' && (
        <p>Produk hilang dari toko untuk seterusnya. Pesanan yang sudah ada tetap menyebutnya.</p>
      )}
    </>
  );
}
