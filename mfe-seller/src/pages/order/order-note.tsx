import type { SellerOrder } from '@lapak/contracts/api/seller-order';
import { FormElement } from '@lapak/forms/form-element';
import { FormTextArea } from '@lapak/forms/form-text-field';
import { Button } from '@lapak/ui/button';
import { Section } from '@lapak/ui/section';
import { useState } from 'react';
import { Form, useFormState } from 'react-final-form';
import styles from './order-page.module.css';
import type { OrderStepsOf } from './use-order-steps.ts';

/** The field; beside it a note that somebody else has written since this one was begun, which does not replace what is typed. */
function NoteField({ stored }: { stored: string }) {
  const { pristine } = useFormState({ subscription: { pristine: true } });
  const [begun, setBegun] = useState(stored);
  if (pristine && begun !== stored) setBegun(stored);
  return (
    <>
      <FormTextArea
        name="note"
        label="Hanya untuk orang toko"
        hint="Misalnya: dikembalikan di luar Lapak."
        maxLength={1000}
        rows={2}
      />
      {!pristine && begun !== stored && (
        <div role="status">
          <p>
            {stored === '' ? 'Sementara itu catatan ini dihapus.' : 'Sementara itu yang tersimpan diganti:'}
          </p>
          <p className={styles.stored}>{stored}</p>
        </div>
      )}
    </>
  );
}

interface OrderNoteProps {
  order: SellerOrder;
  steps: OrderStepsOf;
}

/** What the store's people note for each other; the buyer does not see it. */
export function OrderNote({ order: { seller_note }, steps }: OrderNoteProps) {
  if (!steps.allows('note'))
    return seller_note ? (
      <Section title="Catatan toko">
        <p>{seller_note}</p>
      </Section>
    ) : null;
  return (
    <Section title="Catatan toko">
      <Form<{ note?: string }>
        keepDirtyOnReinitialize
        initialValues={{ note: seller_note ?? '' }}
        initialValuesEqual={(a, b) => a?.note === b?.note}
        onSubmit={async (values, form) => {
          const note = (values.note ?? '').trim();
          if (!(await steps.send({ step: 'note', note, note_seen: seller_note ?? '' }))) return;
          form.change('note', note);
          form.initialize({ note });
        }}
      >
        {({ handleSubmit, submitting, pristine }) => (
          <FormElement onSubmit={handleSubmit} className={styles.note}>
            <NoteField stored={seller_note ?? ''} />
            <Button type="submit" variant="secondary" size="sm" loading={submitting} disabled={pristine}>
              Simpan catatan
            </Button>
          </FormElement>
        )}
      </Form>
    </Section>
  );
}
