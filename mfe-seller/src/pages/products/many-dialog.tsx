import type { ManyProductsBody } from '@lapak/contracts/api/seller-product';
import { FormElement } from '@lapak/forms/form-element';
import { formatThousands } from '@lapak/domain/rupiah';
import { Button } from '@lapak/ui/button';
import { Modal } from '@lapak/ui/modal';
import { useId } from 'react';
import { Form } from 'react-final-form';
import { useGetProductChoicesQuery } from '../../api/product-api.ts';
import { changeErrors, changeOf, firstValues, type ManyChangeValues } from './many-change-form.ts';
import { ManyFields } from './many-fields.tsx';
import { ManyPreview } from './many-preview.tsx';
import styles from './many-preview.module.css';
import { useMany } from './use-many.ts';

export interface ManyDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  toko: string;
  which: ManyProductsBody['which'];
  count: number;
  onDone: () => void;
}

/** One change of many products. Nothing is written before its preview was seen. */
export function ManyDialog({ open, onOpenChange, toko, which, count, onDone }: ManyDialogProps) {
  const formId = useId();
  const choices = useGetProductChoicesQuery(toko).data?.data.categories ?? [];
  const many = useMany(toko, onDone);
  const { shown } = many;
  const close = (isOpen: boolean) => {
    if (!isOpen) many.back();
    onOpenChange(isOpen);
  };
  return (
    <Form<ManyChangeValues>
      initialValues={firstValues}
      validate={changeErrors}
      onSubmit={(values) => many.preview({ which, change: changeOf(values) })}
    >
      {({ handleSubmit, submitting, values }) => (
        <Modal
          wide
          open={open}
          onOpenChange={close}
          title={`Ubah ${formatThousands(count)} produk`}
          description={shown ? undefined : 'Belum ada yang berubah sebelum kamu melihat hasilnya.'}
          footer={
            shown ? (
              <>
                <Button variant="secondary" onClick={many.back}>
                  Kembali
                </Button>
                <Button
                  variant={shown.body.change.kind === 'remove' ? 'danger' : 'primary'}
                  loading={many.isMaking}
                  disabled={shown.preview.changed === 0}
                  onClick={() => void many.change()}
                >
                  {`${shown.body.change.kind === 'remove' ? 'Hapus' : 'Ubah'} ${formatThousands(shown.preview.changed)}`}
                </Button>
              </>
            ) : (
              <>
                <Button variant="secondary" onClick={() => close(false)}>
                  Batal
                </Button>
                <Button type="submit" form={formId} loading={submitting}>
                  Lihat hasilnya
                </Button>
              </>
            )
          }
        >
          {shown ? (
            <div className={styles.body}>
              {shown.isAnother && (
                <p role="alert" className={styles.problem}>
                  Produknya berubah sementara itu, jadi belum ada yang ditulis. Periksa hasil yang baru ini.
                </p>
              )}
              <ManyPreview
                key={shown.preview.digest}
                kind={shown.body.change.kind}
                preview={shown.preview}
                categories={choices}
              />
            </div>
          ) : (
            <FormElement id={formId} className={styles.body} onSubmit={handleSubmit}>
              <ManyFields values={values} toko={toko} />
            </FormElement>
          )}
        </Modal>
      )}
    </Form>
  );
}
