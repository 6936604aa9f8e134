import type { PaymentEnvironment, PaymentKeysChange } from '@lapak/contracts/api/seller-payment';
import { FormSelect } from '@lapak/forms/form-select';
import { FormTextField } from '@lapak/forms/form-text-field';
import { requiredText } from '@lapak/forms/rules';
import { validateWith } from '@lapak/forms/validate-with';
import { Modal } from '@lapak/ui/modal';
import { useState } from 'react';
import { object } from 'yup';
import { useChangeKeysMutation, useSendKeysCodeMutation } from '../../api/payment-api.ts';
import { useToko } from '../../app/toko-context.ts';
import formStyles from '../../components/form.module.css';
import { SentForm } from '../../components/sent-form.tsx';
import { ChangeCodeForm } from '../../features/code/change-code-form.tsx';

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

  const ask = async (keys: KeysValues | null) => {
    const { data, error } = await sendCode({ toko, keys });
    return data ? { data: { keys } } : { error };
  };
  const code = { onDone: setAsked, submitLabel: 'Kirim kode ke emailku' };
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
        <SentForm validate={() => ({})} send={() => ask(null)} {...code}>
          <p className={formStyles.text}>
            Metode otomatis tidak ditawarkan lagi. Pembayaran yang sedang ditunggu tidak bisa ditanyakan lagi
            ke Midtrans: lepaskan sesudah pesanannya selesai.
          </p>
        </SentForm>
      ) : (
        <SentForm<KeysValues, PaymentKeysChange>
          initialValues={{ environment: 'production', server_key: '' }}
          validate={validate}
          send={ask}
          {...code}
        >
          <FormSelect name="environment" label="Lingkungan" options={environments} />
          <FormTextField
            name="server_key"
            label="Server key"
            hint="Di dasbor Midtrans: Settings, Access Keys. Kuncinya disimpan terkunci dan tidak ditampilkan lagi."
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
          />
        </SentForm>
      )}
    </Modal>
  );
}
