import type { OrderKind, OrderStepBody } from '@lapak/contracts/api/seller-order';
import { FormElement } from '@lapak/forms/form-element';
import { FormTextField } from '@lapak/forms/form-text-field';
import { Button } from '@lapak/ui/button';
import { Modal } from '@lapak/ui/modal';
import { useId } from 'react';
import { Form } from 'react-final-form';
import { wordsFor } from './order-labels.ts';
import styles from './ship-dialog.module.css';

export interface ShippedOrder {
  id: string;
  invoice: string;
  kind: OrderKind;
  nama: string;
  expedisi: string | null;
  resi: string | null;
}

export interface ShipDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** `correct` for a parcel that is on its way. */
  step: 'ship' | 'correct';
  orders: readonly ShippedOrder[];
  /** @returns whether the dialog closes; else what was typed stays in it */
  onSubmit: (orders: OrderStepBody['orders']) => Promise<boolean>;
}

type Values = Record<string, { kurir?: string; resi?: string }>;

/** Field names are the orders' places: an id may begin with a digit, which form paths take for a list. */
const nameOf = (at: number) => `pesanan${at}`;

/** What is asked of a step with so many orders. */
function textsOf(step: ShipDialogProps['step'], orders: readonly ShippedOrder[]) {
  const { length } = orders;
  if (step === 'correct')
    return {
      title: 'Perbaiki resi',
      description: 'Pembeli mendapat email dengan nomor yang baru.',
      verb: 'Simpan',
    };
  if (wordsFor(orders) === 'jasa')
    return {
      title: length === 1 ? 'Jasa ini selesai dikerjakan?' : `${length} jasa selesai dikerjakan?`,
      description: 'Pembeli mendapat email bahwa jasanya selesai dikerjakan.',
      verb: 'Selesaikan',
    };
  return {
    title: length === 1 ? 'Kirim pesanan' : `Kirim ${length} pesanan`,
    description: 'Pembeli mendapat email bahwa pesanannya dikirim.',
    verb: 'Kirim',
  };
}

/** Courier and receipt number of one parcel, or of many, one below the other. A service has neither. */
export function ShipDialog({ open, onOpenChange, step, orders, onSubmit }: ShipDialogProps) {
  const formId = useId();
  const initial: Values = Object.fromEntries(
    orders.map(({ expedisi, resi }, at) => [nameOf(at), { kurir: expedisi ?? '', resi: resi ?? '' }]),
  );
  const submit = async (values: Values) => {
    const filled = orders.map(({ id }, at) => {
      const { kurir = '', resi = '' } = values[nameOf(at)] ?? {};
      return { id, kurir: kurir.trim(), resi: resi.trim() };
    });
    if (await onSubmit(filled)) onOpenChange(false);
  };
  const isOne = orders.length === 1;
  const { title, description, verb } = textsOf(step, orders);
  return (
    <Form<Values> initialValues={initial} initialValuesEqual={() => true} onSubmit={submit}>
      {({ handleSubmit, submitting }) => (
        <Modal
          open={open}
          onOpenChange={onOpenChange}
          title={title}
          description={description}
          footer={
            <>
              <Button variant="secondary" onClick={() => onOpenChange(false)}>
                Batal
              </Button>
              <Button type="submit" form={formId} loading={submitting}>
                {isOne ? verb : `${verb} ${orders.length}`}
              </Button>
            </>
          }
        >
          <FormElement onSubmit={handleSubmit} id={formId} className={styles.orders}>
            {orders.map(({ id, invoice, nama, kind }, at) => (
              <fieldset key={id} className={styles.order}>
                <legend className={styles.legend}>{`${nama}, ${invoice}`}</legend>
                {kind !== 'jasa' && (
                  <>
                    <FormTextField
                      name={`${nameOf(at)}.kurir`}
                      label="Kurir"
                      maxLength={100}
                      autoComplete="off"
                    />
                    <FormTextField
                      name={`${nameOf(at)}.resi`}
                      label="Nomor resi"
                      maxLength={100}
                      autoComplete="off"
                      autoCapitalize="characters"
                      spellCheck={false}
                    />
                  </>
                )}
              </fieldset>
            ))}
          </FormElement>
        </Modal>
      )}
    </Form>
  );
}
