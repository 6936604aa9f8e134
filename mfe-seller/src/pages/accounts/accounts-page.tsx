import type { StoreAccount } from '@lapak/contracts/api/seller-store';
import { limits } from '@lapak/contracts/limits';
import { prefetchQuery, type PageContext } from '@lapak/runtime';
import { Badge } from '@lapak/ui/badge';
import { Button } from '@lapak/ui/button';
import { lazyPart } from '@lapak/ui/lazy-part';
import { Section } from '@lapak/ui/section';
import { useState } from 'react';
import { accountsApi, useGetAccountsQuery } from '../../api/accounts-api.ts';
import { useToko } from '../../app/toko-context.ts';
import { AddButton } from '../../components/add-button.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { TitledPage } from '../../components/titled-page.tsx';
import formStyles from '../../components/form.module.css';
import { AutomaticPayment } from './automatic-payment.tsx';
import type { ChangeDialogProps } from './change-dialog.tsx';
import styles from './accounts-page.module.css';

export function prefetch(context: PageContext): Promise<unknown> {
  return prefetchQuery(context, accountsApi.endpoints.getAccounts, context.params.toko ?? '');
}

const ChangeDialog = lazyPart<ChangeDialogProps>(() =>
  import('./change-dialog.tsx').then((module) => ({ default: module.ChangeDialog })),
);

interface AccountRowProps {
  account: StoreAccount;
  onEdit: () => void;
  onRemove: () => void;
}

function AccountRow({ account, onEdit, onRemove }: AccountRowProps) {
  const { nama, nomor_rekening: number, nama_rekening: holder } = account;
  const called = `${nama} ${number}`;
  return (
    <li className={styles.account}>
      <p className={styles.words}>
        <span className={styles.name}>
          <span>{nama}</span>
          {!account.is_active && <Badge>Tidak aktif</Badge>}
        </span>
        <span className={styles.number}>{number}</span>
        {holder !== '' && <span className={formStyles.text}>{`a.n. ${holder}`}</span>}
      </p>
      <p className={styles.actions}>
        {account.is_editable && (
          <Button variant="ghost" size="sm" aria-label={`Ubah ${called}`} onClick={onEdit}>
            Ubah
          </Button>
        )}
        <Button variant="ghost" size="sm" aria-label={`Hapus ${called}`} onClick={onRemove}>
          Hapus
        </Button>
      </p>
    </li>
  );
}

/** Where buyers transfer to. Every change takes a code from a mail, and every owner gets a mail about it. */
export default function AccountsPage() {
  const { username } = useToko();
  const query = useGetAccountsQuery(username);
  const [change, setChange] = useState<ChangeDialogProps['change'] | null>(null);
  return (
    <TitledPage title="Rekening" width="column">
      <QueryView query={query} what="Rekening">
        {({ data }) => (
          <>
            <Section title="Pembeli mentransfer ke">
              <div className={formStyles.form}>
                {data.length === 0 ? (
                  <p className={formStyles.text}>
                    Belum ada rekening, jadi toko hanya menerima pesanan gratis.
                  </p>
                ) : (
                  <ul className={styles.list}>
                    {data.map((account) => (
                      <AccountRow
                        key={account.id}
                        account={account}
                        onEdit={() => setChange({ kind: 'edit', account })}
                        onRemove={() => setChange({ kind: 'remove', account })}
                      />
                    ))}
                  </ul>
                )}
                <p className={formStyles.text}>
                  Setiap perubahan perlu kode dari emailmu, dan semua pemilik toko mendapat email tentangnya.
                </p>
                <AddButton
                  label="Tambah rekening"
                  what="rekening"
                  count={data.length}
                  max={limits.accounts}
                  variant="primary"
                  onAdd={() => setChange({ kind: 'add' })}
                />
              </div>
            </Section>
            <AutomaticPayment />
          </>
        )}
      </QueryView>
      {change && (
        <ChangeDialog
          open
          change={change}
          onClose={() => setChange(null)}
          onOpenChange={(isOpen) => setChange(isOpen ? change : null)}
        />
      )}
    </TitledPage>
  );
}
