import type { AccountChange, DestinationAccount, StoreAccount } from '@lapak/contracts/api/seller-store';
import { FormAlert } from '@lapak/forms/form-alert';
import { FormElement } from '@lapak/forms/form-element';
import { serverFieldErrors } from '@lapak/forms/server-field-errors';
import { validateWith } from '@lapak/forms/validate-with';
import { Button } from '@lapak/ui/button';
import { Modal } from '@lapak/ui/modal';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { object } from 'yup';
import { useChangeAccountMutation, useSendChangeCodeMutation } from '../../api/accounts-api.ts';
import { useToko } from '../../app/toko-context.ts';
import formStyles from '../../components/form.module.css';
import { ChangeCodeForm } from '../../features/code/change-code-form.tsx';
import {
  DestinationFields,
  destinationRules,
  noDestination,
} from '../../features/destination/destination-fields.tsx';
import styles from './accounts-page.module.css';
import { refusalText } from '../../lib/refusal.ts';

export interface ChangeDialogProps {
  open?: boolean;
  change: { kind: 'add' } | { kind: 'edit' | 'remove'; account: StoreAccount };
  onClose: () => void;
}

const validateAccount = validateWith(object(destinationRules));

const titles = { add: 'Tambah rekening', edit: 'Ubah rekening', remove: 'Hapus rekening' };

const accountText = ({ nama, nomor_rekening, nama_rekening }: Omit<DestinationAccount, 'group'>) =>
  `${nama} ${nomor_rekening}${nama_rekening === '' ? '' : ` a.n. ${nama_rekening}`}`;

const valuesOf = ({ group, nama, nama_rekening, nomor_rekening }: StoreAccount): DestinationAccount => ({
  group: group === 'e_wallet' ? 'e_wallet' : 'bank',
  nama,
  nama_rekening,
  nomor_rekening,
});

interface AccountStepProps {
  initial: DestinationAccount;
  /** @returns errors of the fields, if any */
  onSubmit: (account: DestinationAccount) => Promise<object | undefined>;
  refusal: string | null;
}

function AccountStep({ initial, onSubmit, refusal }: AccountStepProps) {
  return (
    <Form<DestinationAccount> initialValues={initial} validate={validateAccount} onSubmit={onSubmit}>
      {({ handleSubmit, submitting }) => (
        <FormElement className={formStyles.form} onSubmit={handleSubmit}>
          <FormAlert text={refusal} />
          <DestinationFields />
          <Button type="submit" block loading={submitting}>
            Kirim kode ke emailku
          </Button>
        </FormElement>
      )}
    </Form>
  );
}

interface CodeStepProps {
  before: StoreAccount | null;
  change: AccountChange;
  onDone: () => void;
}

function CodeStep({ before, change, onDone }: CodeStepProps) {
  const { username: toko } = useToko();
  const [send] = useChangeAccountMutation();
  const [sendCode] = useSendChangeCodeMutation();
  return (
    <ChangeCodeForm
      action={change.account ? 'Simpan' : 'Hapus rekening'}
      send={(code) => send({ toko, ...change, code })}
      resend={() => sendCode({ toko, ...change })}
      onDone={onDone}
    >
      <dl className={styles.facts}>
        {before && (
          <div>
            <dt>Rekening lama</dt>
            <dd>{accountText(before)}</dd>
          </div>
        )}
        <div>
          <dt>Rekening baru</dt>
          <dd>{change.account ? accountText(change.account) : 'dihapus'}</dd>
        </div>
      </dl>
    </ChangeCodeForm>
  );
}

interface RemoveStepProps {
  account: StoreAccount;
  onConfirm: () => Promise<unknown>;
  refusal: string | null;
}

function RemoveStep({ account, onConfirm, refusal }: RemoveStepProps) {
  const [isSending, setSending] = useState(false);
  const confirm = async () => {
    setSending(true);
    await onConfirm();
    setSending(false);
  };
  return (
    <div className={formStyles.form}>
      <FormAlert text={refusal} />
      <p>{accountText(account)}</p>
      <p className={formStyles.text}>
        Pembeli tidak bisa memilihnya lagi. Pesanan yang sudah memakainya tetap menampilkannya.
      </p>
      <Button block loading={isSending} onClick={() => void confirm()}>
        Kirim kode ke emailku
      </Button>
    </div>
  );
}

/** A change of an account: what is to be, and then the code of the mail that was sent for it. */
export function ChangeDialog({ open = false, change, onClose }: ChangeDialogProps) {
  const { username: toko } = useToko();
  const [sendCode] = useSendChangeCodeMutation();
  const [asked, setAsked] = useState<AccountChange | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const before = change.kind === 'add' ? null : change.account;

  const ask = async (account: DestinationAccount | null) => {
    setRefusal(null);
    const wanted = { id: before?.id ?? null, account };
    const { data, error } = await sendCode({ toko, ...wanted });
    if (data) {
      setAsked(wanted);
      return undefined;
    }
    // A removal has no fields.
    const errors = account && serverFieldErrors(error);
    if (!errors) setRefusal(refusalText(error));
    return errors ?? undefined;
  };
  return (
    <Modal open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={titles[change.kind]}>
      {asked ? (
        <CodeStep before={before} change={asked} onDone={onClose} />
      ) : change.kind === 'remove' ? (
        <RemoveStep account={change.account} refusal={refusal} onConfirm={() => ask(null)} />
      ) : (
        <AccountStep initial={before ? valuesOf(before) : noDestination} refusal={refusal} onSubmit={ask} />
      )}
    </Modal>
  );
}
