import type { SellerOrder } from '@lapak/contracts/api/seller-order';
import { FormElement } from '@lapak/forms/form-element';
import { FormTextArea } from '@lapak/forms/form-text-field';
import { Button } from '@lapak/ui/button';
import { Section } from '@lapak/ui/section';
import { Form } from 'react-final-form';
import styles from './order-page.module.css';
import type { OrderStepsOf } from './use-order-steps.ts';

interface OrderNoteProps {
  order: SellerOrder;
  steps: OrderStepsOf;
}

/** What the store's people note for each other; the buyer does not see it. */
export function OrderNote({ order, steps }: OrderNoteProps) {
  const { seller_note } = order;
  if (!steps.allows('note'))
    return seller_note ? (
      <Section title="Catatan toko">
        <p>{seller_note}</p>
      </Section>
    ) : null;
  return (
    <Section title="Catatan toko">
      <Form<{ note?: string }>
        // A note that somebody else writes meanwhile does not replace what is being typed.
        keepDirtyOnReinitialize
        initialValues={{ note: seller_note ?? '' }}
        initialValuesEqual={(a, b) => a?.note === b?.note}
        onSubmit={async ({ note = '' }) => void (await steps.send({ step: 'note', note: note.trim() }))}
      >
        {({ handleSubmit, submitting, pristine }) => (
          <FormElement onSubmit={handleSubmit} className={styles.note}>
            <FormTextArea
              name="note"
              label="Hanya untuk orang toko"
              hint="Misalnya: dikembalikan di luar Lapak."
              maxLength={1000}
              rows={2}
            />
            <Button type="submit" variant="secondary" size="sm" loading={submitting} disabled={pristine}>
              Simpan catatan
            </Button>
          </FormElement>
        )}
      </Form>
    </Section>
  );
}
