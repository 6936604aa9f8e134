import type { SellerProduct } from '@lapak/contracts/api/seller-product';
import { FormElement } from '@lapak/forms/form-element';
import { Button } from '@lapak/ui/button';
import { lazyPart } from '@lapak/ui/lazy-part';
import { StickyBar } from '@lapak/ui/sticky-bar';
import { useState } from 'react';
import { Form, FormSpy } from 'react-final-form';
import { useGetProductChoicesQuery } from '../../api/product-api.ts';
import { FormAlert } from '../../components/form-alert.tsx';
import type { ConflictDialogProps } from './conflict-dialog.tsx';
import { DescriptionField } from './description-field.tsx';
import { EditorSection } from './editor-section.tsx';
import styles from './editor.module.css';
import { KeepDraft } from './keep-draft.tsx';
import { DigitalSection, GoodsSection, MainSection, ShopSection } from './main-sections.tsx';
import { mergedSeen, mergeProducts, type Choice } from './merge-products.ts';
import { PicturesField } from './pictures-field.tsx';
import { productDrafts } from './product-draft.ts';
import { productErrors } from './product-problems.ts';
import { newProductValues, productOf, productValues, type ProductValues } from './product-values.ts';
import { RegisteredFields } from './registered-fields.tsx';
import { OrderFormSection, PriceSections } from './sale-sections.tsx';
import { useSaveProduct } from './use-save-product.ts';
import { VariationsSection } from './variations-section.tsx';

const ConflictDialog = lazyPart<ConflictDialogProps>(() =>
  import('./conflict-dialog.tsx').then((module) => ({ default: module.ConflictDialog })),
);

interface Start {
  base: SellerProduct | null;
  /** What was typed already over `base`. */
  typed: ProductValues | null;
  /** Two changes that were put together are saved at once. */
  isSavedAtOnce?: boolean;
}

interface ProductEditorProps extends Start {
  toko: string;
  onSaved: (saved: SellerProduct) => void;
}

/** All fields of a product. What is typed is kept on this device until it is saved. */
export function ProductEditor({ toko, base, typed, onSaved }: ProductEditorProps) {
  const [start, setStart] = useState<Start>({ base, typed });
  const choices = useGetProductChoicesQuery(toko).data?.data;
  const [mine, setMine] = useState<ProductValues | null>(null);
  const saving = useSaveProduct(toko, (saved) => {
    void productDrafts.remove(toko, start.base?.id ?? null);
    setStart({ base: saved, typed: null });
    onSaved(saved);
  });
  const { collision } = saving;
  const form = start.base?.product ?? null;
  const merge = collision && form ? mergeProducts(form, collision.mine, collision.present.product) : null;

  function saveMerged(choices: Readonly<Record<string, Choice>>) {
    if (!collision || !merge || !start.base) return;
    const { present } = collision;
    const urls = Object.fromEntries((mine?.images ?? []).map(({ file, url }) => [file, url]));
    saving.later();
    setStart({
      base: { ...present, seen: mergedSeen(start.base, collision.mine, present) },
      typed: productValues({ product: merge.merged(choices), pictures: { ...urls, ...present.pictures } }),
      isSavedAtOnce: true,
    });
  }
  return (
    <>
      <Form<ProductValues>
        key={`${start.base?.version ?? 'new'} ${start.isSavedAtOnce === true}`}
        initialValues={start.typed ?? (start.base ? productValues(start.base) : newProductValues)}
        initialValuesEqual={() => true}
        validate={(values) => productErrors(values, form, new Date())}
        onSubmit={(values) => {
          setMine(values);
          return saving.save(productOf(values, form), start.base, values);
        }}
      >
        {({ handleSubmit, submitting, values }) => (
          <FormElement className={styles.form} onSubmit={handleSubmit}>
            <RegisteredFields isSavedAtOnce={start.isSavedAtOnce === true} />
            <KeepDraft toko={toko} base={start.base} isTyped={start.typed !== null} />
            <FormSpy<ProductValues> subscription={{ submitErrors: true }}>
              {({ submitErrors }) => (
                <FormAlert text={(submitErrors?.product as string | undefined) ?? null} />
              )}
            </FormSpy>
            <MainSection values={values} choices={choices} />
            <EditorSection title="Gambar" names={['images']} isOpenAtFirst>
              <PicturesField toko={toko} />
            </EditorSection>
            <EditorSection title="Deskripsi" names={['description']} isOpenAtFirst>
              <DescriptionField html={values.description} />
            </EditorSection>
            <DigitalSection values={values} choices={choices} toko={toko} />
            <GoodsSection values={values} choices={choices} />
            <VariationsSection values={values} choices={choices} />
            <PriceSections values={values} choices={choices} />
            <OrderFormSection values={values} choices={choices} />
            <ShopSection values={values} choices={choices} />
            <StickyBar label="Simpan produk">
              <Button type="submit" block loading={submitting} loadingLabel="Sedang menyimpan">
                Simpan
              </Button>
            </StickyBar>
          </FormElement>
        )}
      </Form>
      <ConflictDialog
        key={collision?.present.version}
        open={collision !== null}
        onOpenChange={(isOpen) => !isOpen && saving.later()}
        info={collision?.info ?? ''}
        conflicts={merge?.conflicts ?? []}
        onChosen={saveMerged}
      />
    </>
  );
}
