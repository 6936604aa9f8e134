import { FormElement } from '@lapak/forms/form-element';
import { FormTextArea } from '@lapak/forms/form-text-field';
import { requiredText } from '@lapak/forms/rules';
import { validateWith } from '@lapak/forms/validate-with';
import { Button } from '@lapak/ui/button';
import { Modal } from '@lapak/ui/modal';
import { useId } from 'react';
import { Form } from 'react-final-form';
import { object } from 'yup';

export interface RejectDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** @returns whether it was done, and the dialog closes */
  onReject: (reason: string) => Promise<boolean>;
}

interface Values {
  reason?: string;
}

const validate = validateWith(object({ reason: requiredText('Alasan wajib diisi') }));

/** The reason of a rejection, which the buyer reads. What was typed stays until the order is rejected. */
export function RejectDialog({ open, onOpenChange, onReject }: RejectDialogProps) {
  const formId = useId();
  const submit = async ({ reason = '' }: Values) => {
    if (await onReject(reason.trim())) onOpenChange(false);
  };
  return (
    <Form<Values> validate={validate} onSubmit={submit}>
      {({ handleSubmit, submitting }) => (
        <Modal
          open={open}
          onOpenChange={onOpenChange}
          title="Tolak pesanan ini?"
          description="Pesanan berakhir, dan stoknya kembali dijual. Ini tidak bisa dibatalkan."
          footer={
            <>
              <Button variant="secondary" onClick={() => onOpenChange(false)}>
                Batal
              </Button>
              <Button variant="danger" type="submit" form={formId} loading={submitting}>
                Tolak pesanan
              </Button>
            </>
          }
        >
          <FormElement onSubmit={handleSubmit} id={formId}>
            <FormTextArea
              name="reason"
              label="Alasan untuk pembeli"
              hint="Misalnya: transfer sebesar ini tidak masuk ke rekening kami."
              maxLength={500}
              rows={3}
            />
          </FormElement>
        </Modal>
      )}
    </Form>
  );
}
