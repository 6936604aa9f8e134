import { productLabels } from '@lapak/contracts/store-document/product-labels';
import { FormCheckbox } from '@lapak/forms/form-checkbox';
import { EditorSection } from '../editor/editor-section.tsx';
import type { SectionProps } from './main-sections.tsx';
import { VariationsField } from './variations-field.tsx';

export function VariationsSection({ values }: SectionProps) {
  return (
    <EditorSection
      title={productLabels.enable_variations}
      names={['matrix']}
      isOpenAtFirst={values.enable_variations}
    >
      <FormCheckbox
        name="enable_variations"
        label="Ada pilihannya"
        note="Misalnya ukuran atau warna, dengan harga dan stok masing-masing."
      />
      {values.enable_variations && <VariationsField />}
    </EditorSection>
  );
}
