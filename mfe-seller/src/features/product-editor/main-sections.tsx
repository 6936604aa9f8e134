import { productLabels } from '@lapak/contracts/store-document/product-labels';
import { FormCheckbox } from '@lapak/forms/form-checkbox';
import { FormSelect } from '@lapak/forms/form-select';
import { FormDigitsField, FormRupiahField, FormTextField } from '@lapak/forms/form-text-field';
import { conditionLabels, weightKindLabels } from '../../lib/value-labels.ts';
import { optionsOf, productKindLabels } from '../products/product-lists.ts';
import { EditorSection } from '../editor/editor-section.tsx';
import { FormChoices } from './form-choices.tsx';
import { ProductChoices } from './product-choices.tsx';
import { SoldFileField } from './sold-file-field.tsx';
import { useProductValue } from './use-product-value.ts';

const conditions = optionsOf(conditionLabels);
const weightKinds = optionsOf(weightKindLabels);

interface SectionProps {
  toko: string;
}

/** Name, kind, category, price and stock. */
export function MainSection({ toko }: SectionProps) {
  const hasVariations = useProductValue('enable_variations');
  return (
    <EditorSection
      title="Nama dan harga"
      names={['nama', 'category', 'category_key', 'harga', 'stock']}
      isOpenAtFirst
    >
      <FormTextField name="nama" label={productLabels.nama} maxLength={150} autoComplete="off" marked />
      <FormSelect name="category" label={productLabels.category} options={optionsOf(productKindLabels)} />
      <FormRupiahField name="harga" label={productLabels.harga} maxLength={13} autoComplete="off" marked />
      <FormDigitsField
        name="stock"
        label={productLabels.stock}
        hint={hasVariations ? 'Dengan variasi, stok kombinasinya yang berlaku.' : undefined}
        maxLength={8}
        autoComplete="off"
        marked
      />
      <ProductChoices
        toko={toko}
        what="Kategori"
        loading={
          <FormSelect
            name="category_key"
            label={productLabels.category_key}
            placeholder="Memuat kategori"
            options={[]}
          />
        }
      >
        {({ categories }) => (
          <FormSelect
            name="category_key"
            label={productLabels.category_key}
            placeholder="Tanpa kategori"
            options={[
              { value: '', label: 'Tanpa kategori' },
              ...categories.map(({ key, nama }) => ({ value: key, label: nama })),
            ]}
          />
        )}
      </ProductChoices>
    </EditorSection>
  );
}

/** Condition and weight of goods. */
export function GoodsSection() {
  const category = useProductValue('category');
  const weightKind = useProductValue('type_of_weight');
  if (category !== 'barang') return null;
  return (
    <EditorSection
      title="Berat dan kondisi"
      names={['berat', 'berat_min', 'berat_max', 'product_condition', 'type_of_weight']}
      isOpenAtFirst
    >
      <FormSelect name="product_condition" label={productLabels.product_condition} options={conditions} />
      <FormSelect name="type_of_weight" label={productLabels.type_of_weight} options={weightKinds} />
      {weightKind === 'range' ? (
        <>
          <FormDigitsField name="berat_min" label={productLabels.berat_min} end="gram" maxLength={7} />
          <FormDigitsField name="berat_max" label={productLabels.berat_max} end="gram" maxLength={7} />
        </>
      ) : (
        <FormDigitsField name="berat" label={productLabels.berat} end="gram" maxLength={7} marked />
      )}
    </EditorSection>
  );
}

/** What a buyer of a digital product gets. */
export function DigitalSection({ toko }: { toko: string }) {
  const category = useProductValue('category');
  const file = useProductValue('file');
  if (category !== 'digital_product') return null;
  return (
    <EditorSection title="Yang diterima pembeli" names={['link', 'file']} isOpenAtFirst>
      <SoldFileField toko={toko} />
      {file === '' && (
        <FormTextField
          name="link"
          label={productLabels.link}
          hint="Atau alamat di tempat lain. Pembeli mendapatnya setelah membayar."
          type="url"
          inputMode="url"
          maxLength={500}
          autoComplete="off"
        />
      )}
    </EditorSection>
  );
}

/** Visibility, address, and payment methods. */
export function ShopSection({ toko }: SectionProps) {
  return (
    <EditorSection
      title="Tampil di toko"
      names={['is_hidden', 'status_promo', 'slug', 'youtube_url', 'payment_exclusions']}
    >
      <FormCheckbox
        name="is_hidden"
        label="Sembunyikan dari toko"
        note="Hanya kamu dan anggota toko yang melihatnya, di sini."
      />
      <FormCheckbox name="status_promo" label={productLabels.status_promo} />
      <FormTextField
        name="slug"
        label={productLabels.slug}
        hint="Akhir alamat halamannya. Kosongkan supaya dibuat dari namanya."
        maxLength={120}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormTextField
        name="youtube_url"
        label={productLabels.youtube_url}
        hint="Kode videonya saja, misalnya dQw4w9WgXcQ dari youtube.com/watch?v=dQw4w9WgXcQ."
        maxLength={20}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <ProductChoices toko={toko} what="Metode pembayaran" loading={null}>
        {({ payment_accounts }) => (
          <FormChoices
            name="payment_exclusions"
            legend={productLabels.payment_exclusions}
            options={payment_accounts}
          />
        )}
      </ProductChoices>
    </EditorSection>
  );
}
