import { limits } from '@lapak/contracts/limits';
import type { SellerVoucher } from '@lapak/contracts/api/seller-settings';
import { voucherLabels } from '@lapak/contracts/store-document/settings-labels';
import { prefetchQuery, type PageContext } from '@lapak/runtime';
import { settingsApi, useChangeVouchersMutation, useGetVouchersQuery } from '../../api/settings-api.ts';
import { useToko } from '../../app/toko-context.ts';
import { EntryForm } from '../../features/entries/entry-form.tsx';
import { EntryList } from '../../features/entries/entry-list.tsx';
import { useNow } from '../../features/orders/use-now.ts';
import { VoucherFields } from './voucher-fields.tsx';
import { voucherErrors, voucherFacts, voucherShape, type VoucherValues } from './voucher-values.ts';

export function prefetch(context: PageContext): Promise<unknown> {
  return prefetchQuery(context, settingsApi.endpoints.getVouchers, context.params.toko ?? '');
}

/** Vouchers, with how often each was used. */
export default function VouchersPage() {
  const { username: toko } = useToko();
  const now = new Date(useNow());
  const query = useGetVouchersQuery(toko, { refetchOnMountOrArgChange: true });
  const [send] = useChangeVouchersMutation();
  const list = query.currentData?.data;
  return (
    <EntryList
      title="Voucher"
      what="voucher"
      intro="Pembeli mengetik kodenya waktu membayar. Yang sudah dipakai tetap terhitung, apa pun yang kamu ubah."
      empty="Belum ada voucher."
      entries={list?.map((view) => ({
        key: view.entry.code,
        name: view.entry.code,
        fields: view.entry,
        facts: voucherFacts(view, now),
        onRemoval:
          'Kodenya tidak bisa dipakai lagi. Pesanan yang sudah memakainya tidak berubah. Kalau kode yang sama dibuat lagi, hitungan pemakaiannya diteruskan.',
      }))}
      query={query}
      max={limits.vouchers}
      change={(change) => send({ toko, change })}
      form={(key, onDone) => (
        <EntryForm<VoucherValues, SellerVoucher>
          draft="voucher"
          what="Voucher"
          entryKey={key}
          entry={list?.find(({ entry }) => entry.code === key)?.entry ?? null}
          entryIn={(answer, name) => answer.find(({ entry }) => entry.code === name)?.entry}
          send={(change, idempotencyKey) => send({ toko, change, idempotencyKey })}
          shape={voucherShape}
          labels={voucherLabels}
          validate={voucherErrors}
          onDone={onDone}
        >
          {(values) => <VoucherFields values={values} isNew={key === null} />}
        </EntryForm>
      )}
    />
  );
}
