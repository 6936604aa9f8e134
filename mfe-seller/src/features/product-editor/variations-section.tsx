import { productLabels } from '@lapak/contracts/store-document/product-labels';
import { FormCheckbox } from '@lapak/forms/form-checkbox';
import { EditorSection } from '../editor/editor-section.tsx';
import { useProductValue } from './use-product-value.ts';
import { VariationsField } from './variations-field.tsx';

export function VariationsSection() {
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
