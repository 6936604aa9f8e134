import type { PaymentEnvironment, PaymentKeysChange } from '@lapak/contracts/api/seller-payment';
import { FormAlert } from '@lapak/forms/form-alert';
import { FormElement } from '@lapak/forms/form-element';
import { FormSelect } from '@lapak/forms/form-select';
import { FormTextField } from '@lapak/forms/form-text-field';
import { requiredText } from '@lapak/forms/rules';
import { serverFieldErrors } from '@lapak/forms/server-field-errors';
import { validateWith } from '@lapak/forms/validate-with';
import { Button } from '@lapak/ui/button';
import { Modal } from '@lapak/ui/modal';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { object } from 'yup';
import { useChangeKeysMutation, useSendKeysCodeMutation } from '../../api/payment-api.ts';
import { useToko } from '../../app/toko-context.ts';
import formStyles from '../../components/form.module.css';
import { ChangeCodeForm } from '../../features/code/change-code-form.tsx';
import { refusalText } from '../../lib/refusal.ts';

export interface KeysDialogProps {
  open?: boolean;
  kind: 'set' | 'remove';
  onClose: () => void;
}

interface KeysValues {
  environment: PaymentEnvironment;
  server_key: string;
}

const validate = validateWith(object({ server_key: requiredText('Server key wajib diisi') }));
const environments = [
  { value: 'production', label: 'Production, uang sungguhan' },
  { value: 'sandbox', label: 'Sandbox, untuk mencoba' },
];

/** Midtrans' keys of a store: what is to be, and then the code of the mail that was sent for it. */
export function KeysDialog({ open = false, kind, onClose }: KeysDialogProps) {
  const { username: toko } = useToko();
  const [sendCode] = useSendKeysCodeMutation();
  const [change] = useChangeKeysMutation();
  const [asked, setAsked] = useState<PaymentKeysChange | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  const ask = async (keys: KeysValues | null) => {
    setRefusal(null);
    setSending(true);
    const { data, error } = await sendCode({ toko, keys });
    setSending(false);
    if (data) {
      setAsked({ keys });
      return undefined;
    }
    // A disconnection has no fields.
    const errors = keys && serverFieldErrors(error);
    if (!errors) setRefusal(refusalText(error));
    return errors ?? undefined;
  };

  return (
    <Modal
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={kind === 'set' ? 'Hubungkan Midtrans' : 'Lepaskan Midtrans'}
    >
      {asked ? (
        <ChangeCodeForm
          action={asked.keys ? 'Simpan' : 'Lepaskan'}
          send={(code) => change({ toko, ...asked, code })}
          resend={() => sendCode({ toko, ...asked })}
          onDone={onClose}
        >
          <p>
            {asked.keys
              ? `Server key Midtrans ${asked.keys.environment === 'sandbox' ? 'Sandbox' : 'Production'} yang berakhir dengan ${asked.keys.server_key.trim().slice(-4)}.`
              : 'Kunci Midtrans toko ini dilepaskan.'}
          </p>
        </ChangeCodeForm>
      ) : kind === 'remove' ? (
        <div className={formStyles.form}>
          <FormAlert text={refusal} />
          <p className={formStyles.text}>
            Metode otomatis tidak ditawarkan lagi. Pembayaran yang sedang ditunggu tidak bisa ditanyakan lagi
            ke Midtrans: lepaskan sesudah pesanannya selesai.
          </p>
          <Button block loading={isSending} onClick={() => void ask(null)}>
            Kirim kode ke emailku
          </Button>
        </div>
      ) : (
        <Form<KeysValues>
          initialValues={{ environment: 'production', server_key: '' }}
          validate={validate}
          onSubmit={ask}
        >
          {({ handleSubmit, submitting }) => (
            <FormElement className={formStyles.form} onSubmit={handleSubmit}>
              <FormAlert text={refusal} />
              <FormSelect name="environment" label="Lingkungan" options={environments} />
              <FormTextField
                name="server_key"
                label="Server key"
                hint="Di dasbor Midtrans: Settings, Access Keys. Kuncinya disimpan terkunci dan tidak ditampilkan lagi."
                autoComplete="off"
                spellCheck={false}
                maxLength={200}
              />
              <Button type="submit" block loading={submitting}>
                Kirim kode ke emailku
              </Button>
            </FormElement>
          )}
        </Form>
      )}
    </Modal>
  );
}
