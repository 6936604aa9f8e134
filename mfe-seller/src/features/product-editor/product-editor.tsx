import type { SellerProduct } from '@lapak/contracts/api/seller-product';
import { productLabels } from '@lapak/contracts/store-document/product-labels';
import { FormCheckbox } from '@lapak/forms/form-checkbox';
import {
  useCreateProductMutation,
  usePreviewProductMutation,
  useSaveProductMutation,
} from '../../api/product-api.ts';
import { DescriptionField } from '../editor/description-field.tsx';
import { EditorSection } from '../editor/editor-section.tsx';
import { Editor } from '../editor/editor.tsx';
import { OfferedDraft } from '../editor/offered-draft.tsx';
import { DigitalSection, GoodsSection, MainSection, ShopSection } from './main-sections.tsx';
import { PicturesField } from './pictures-field.tsx';
import { productKind } from './product-kind.ts';
import { OrderFormSection, PriceSections } from './sale-sections.tsx';
import { useProductValue } from './use-product-value.ts';
import { VariationsField } from './variations-field.tsx';

function VariationsSection() {
  const hasVariations = useProductValue('enable_variations');
  return (
    <EditorSection title={productLabels.enable_variations} names={['matrix']} isOpenAtFirst={hasVariations}>
      <FormCheckbox
        name="enable_variations"
        label="Ada pilihannya"
        note="Misalnya ukuran atau warna, dengan harga dan stok masing-masing."
      />
      {hasVariations && <VariationsField />}
    </EditorSection>
  );
}

interface ProductEditorProps {
  toko: string;
  /** Null for a product that is not there yet. */
  product: SellerProduct | null;
  onSaved: (saved: SellerProduct) => void;
  /** The fields take their place. */
  onRead?: () => void;
}

/** All fields of a product. */
export function ProductEditor({ toko, product, onSaved, onRead }: ProductEditorProps) {
  const [create] = useCreateProductMutation();
  const [change] = useSaveProductMutation();
  const [preview] = usePreviewProductMutation();
  return (
    <OfferedDraft drafts={productKind.drafts} toko={toko} base={product} onRead={onRead}>
      {(start) => (
        <Editor
          {...start}
          kind={productKind}
          toko={toko}
          save={(form, base, idempotencyKey) =>
            base
              ? change({
                  ...{ toko, id: base.id, version: base.version, idempotencyKey },
                  body: { product: form, seen: base.seen },
                })
              : create({ toko, idempotencyKey, body: { product: form } })
          }
          preview={(form) => preview({ toko, body: { id: start.base?.id ?? null, product: form } })}
          onSaved={onSaved}
        >
          {() => (
            <>
              <MainSection toko={toko} />
              <EditorSection title="Gambar" names={['images']} isOpenAtFirst>
                <PicturesField toko={toko} />
              </EditorSection>
              <EditorSection title="Deskripsi" names={['description']} isOpenAtFirst>
                <DescriptionField label={productLabels.description} />
              </EditorSection>
              <DigitalSection toko={toko} />
              <GoodsSection />
              <VariationsSection />
              <PriceSections />
              <OrderFormSection />
              <ShopSection toko={toko} />
            </>
          )}
        </Editor>
      )}
    </OfferedDraft>
  );
}
