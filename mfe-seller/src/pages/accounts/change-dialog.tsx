import type { AccountChange, DestinationAccount, StoreAccount } from '@lapak/contracts/api/seller-store';
import { validateWith } from '@lapak/forms/validate-with';
import { Modal } from '@lapak/ui/modal';
import { useState } from 'react';
import { object } from 'yup';
import { useChangeAccountMutation, useSendChangeCodeMutation } from '../../api/accounts-api.ts';
import { useToko } from '../../app/toko-context.ts';
import formStyles from '../../components/form.module.css';
import { SentForm } from '../../components/sent-form.tsx';
import { ChangeCodeForm } from '../../features/code/change-code-form.tsx';
import {
  DestinationFields,
  destinationRules,
  noDestination,
} from '../../features/destination/destination-fields.tsx';
import styles from './accounts-page.module.css';

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

/** A change of an account: what is to be, and then the code of the mail that was sent for it. */
export function ChangeDialog({ open = false, change, onClose }: ChangeDialogProps) {
  const { username: toko } = useToko();
  const [sendCode] = useSendChangeCodeMutation();
  const [asked, setAsked] = useState<AccountChange | null>(null);
  const before = change.kind === 'add' ? null : change.account;

  const ask = async (account: DestinationAccount | null) => {
    const wanted = { id: before?.id ?? null, account };
    const { data, error } = await sendCode({ toko, ...wanted });
    return data ? { data: wanted } : { error };
  };
  const code = { onDone: setAsked, submitLabel: 'Kirim kode ke emailku' };
  return (
    <Modal open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={titles[change.kind]}>
      {asked ? (
        <CodeStep before={before} change={asked} onDone={onClose} />
      ) : change.kind === 'remove' ? (
        <SentForm validate={() => ({})} send={() => ask(null)} {...code}>
          <p>{accountText(change.account)}</p>
          <p className={formStyles.text}>
            Pembeli tidak bisa memilihnya lagi. Pesanan yang sudah memakainya tetap menampilkannya.
          </p>
        </SentForm>
      ) : (
        <SentForm<DestinationAccount, AccountChange>
          initialValues={before ? valuesOf(before) : noDestination}
          validate={validateAccount}
          send={ask}
          {...code}
        >
          <DestinationFields />
        </SentForm>
      )}
    </Modal>
  );
}
