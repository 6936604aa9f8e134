import type { PaymentChannel, SellerPayment } from '@lapak/contracts/api/seller-payment';
import { formatDateLong } from '@lapak/domain/dates';
import { parseDigits } from '@lapak/domain/rupiah';
import { FormCheckbox } from '@lapak/forms/form-checkbox';
import { FormElement } from '@lapak/forms/form-element';
import { FormRupiahField } from '@lapak/forms/form-text-field';
import { Button } from '@lapak/ui/button';
import { lazyPart } from '@lapak/ui/lazy-part';
import { Section } from '@lapak/ui/section';
import { toast } from '@lapak/ui/toast';
import { ToastCopyButton } from '@lapak/ui/toast-copy-button';
import { FORM_ERROR } from 'final-form';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { useGetPaymentQuery, useOfferChannelsMutation } from '../../api/payment-api.ts';
import { useToko } from '../../app/toko-context.ts';
import formStyles from '../../components/form.module.css';
import { QueryView } from '../../components/query-view.tsx';
import { refusalText } from '../../lib/refusal.ts';
import styles from './accounts-page.module.css';
import type { KeysDialogProps } from './keys-dialog.tsx';

const KeysDialog = lazyPart<KeysDialogProps>(() =>
  import('./keys-dialog.tsx').then((module) => ({ default: module.KeysDialog })),
);

type ChannelValues = Record<string, { is_offered: boolean; admin_fee: string }>;

const valuesOf = (channels: readonly PaymentChannel[]): ChannelValues =>
  Object.fromEntries(
    channels.map(({ code, is_offered, admin_fee }) => [
      code,
      { is_offered: is_offered === 1, admin_fee: String(admin_fee) },
    ]),
  );

/** Which ways to pay are offered, and what the buyer pays on top. */
function Channels({ channels }: Pick<SellerPayment, 'channels'>) {
  const { username: toko } = useToko();
  const [offer] = useOfferChannelsMutation();
  async function submit(values: ChannelValues) {
    const changed = channels.flatMap(({ code, is_offered, admin_fee }) => {
      const offered = values[code]?.is_offered ? 1 : 0;
      const fee = Number(parseDigits(values[code]?.admin_fee ?? ''));
      if (offered === is_offered && fee === admin_fee) return [];
      return [{ code, is_offered: offered, admin_fee: fee } as const];
    });
    const { data, error } = await offer({ toko, channels: changed });
    if (!data) return { [FORM_ERROR]: refusalText(error) };
    toast.success('Metode pembayaran tersimpan');
    return undefined;
  }
  return (
    <Form<ChannelValues> initialValues={valuesOf(channels)} onSubmit={submit} keepDirtyOnReinitialize>
      {({ handleSubmit, submitting, values }) => (
        <FormElement className={formStyles.form} onSubmit={handleSubmit}>
          <p className={formStyles.text}>
            Pilih yang sudah aktif di akun Midtransmu: pesanan dengan metode yang ditolak Midtrans berakhir.
          </p>
          <ul className={styles.list}>
            {channels.map(({ code, nama, group }) => (
              <li key={code} className={styles.channel}>
                <FormCheckbox name={`${code}.is_offered`} label={nama} note={group} />
                {values[code]?.is_offered && (
                  <FormRupiahField name={`${code}.admin_fee`} label={`Biaya admin ${nama}`} />
                )}
              </li>
            ))}
          </ul>
          <Button type="submit" loading={submitting}>
            Simpan metode
          </Button>
        </FormElement>
      )}
    </Form>
  );
}

interface ConnectionProps {
  payment: SellerPayment;
  /** Asks for other keys, or to take them away. */
  onChange: (kind: KeysDialogProps['kind']) => void;
}

/** Whether the store is connected, and what it offers then. */
function Connection({ payment, onChange }: ConnectionProps) {
  const { is_available, keys, callback_url, channels } = payment;
  const environment = keys?.environment === 'production' ? 'Production' : 'Sandbox';
  return (
    <div className={formStyles.form}>
      {!is_available ? (
        <p className={formStyles.text}>
          Pengelola Lapak belum mengatur tempat menyimpan kunci, jadi Midtrans belum bisa dihubungkan di sini.
        </p>
      ) : keys ? (
        <>
          <p>{`Terhubung: Midtrans ${environment}, kunci •••• ${keys.hint}, dipasang ${keys.set_by} pada ${formatDateLong(keys.set_at)}.`}</p>
          <p className={formStyles.text}>
            Isi alamat ini di dasbor Midtrans sebagai Payment Notification URL:
          </p>
          <p className={styles.callback}>
            <code>{callback_url}</code>
            <ToastCopyButton text={callback_url} what="alamat notifikasi" />
          </p>
          <p className={styles.buttons}>
            <Button variant="secondary" size="sm" onClick={() => onChange('set')}>
              Ganti kunci
            </Button>
            <Button variant="ghost" size="sm" onClick={() => onChange('remove')}>
              Lepaskan
            </Button>
          </p>
          <Channels channels={channels} />
        </>
      ) : (
        <>
          <p className={formStyles.text}>
            Dengan akun Midtransmu sendiri pembeli membayar lewat virtual account, QRIS, GoPay, ShopeePay,
            Indomaret, atau Alfamart, dan pesanan berubah menjadi dibayar sendiri.
          </p>
          <Button variant="secondary" onClick={() => onChange('set')}>
            Hubungkan Midtrans
          </Button>
        </>
      )}
    </div>
  );
}

/** Midtrans with the store's own keys: buyers pay by it, and orders turn paid by themselves. */
export function AutomaticPayment() {
  const { username } = useToko();
  const query = useGetPaymentQuery(username);
  const [kind, setKind] = useState<KeysDialogProps['kind'] | null>(null);
  return (
    <Section title="Pembayaran otomatis (Midtrans)">
      <QueryView query={query} what="Pembayaran otomatis">
        {({ data }) => <Connection payment={data} onChange={setKind} />}
      </QueryView>
      {kind && (
        <KeysDialog
          open
          kind={kind}
          onClose={() => setKind(null)}
          onOpenChange={(isOpen) => setKind(isOpen ? kind : null)}
        />
      )}
    </Section>
  );
}
