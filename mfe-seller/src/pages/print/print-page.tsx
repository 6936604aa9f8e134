import * as consolePaths from '@lapak/contracts/console-paths';
import { type PageContext, prefetchQuery, useLocation, useNavigate } from '@lapak/runtime';
import { Button } from '@lapak/ui/button';
import { EmptyState } from '@lapak/ui/empty-state';
import { icons } from '@lapak/ui/icons';
import { Select } from '@lapak/ui/select';
import { useLayoutEffect } from 'react';
import { reportApi, useGetPrintedQuery } from '../../api/report-api.ts';
import { useToko } from '../../app/toko-context.ts';
import { QueryView } from '../../components/query-view.tsx';
import { TitledPage } from '../../components/titled-page.tsx';
import { Label } from './label.tsx';
import { PackingList } from './packing-list.tsx';
import styles from './print.module.css';

/** What can be printed of orders, by its name in the address. */
const printForms = {
  a6: 'Label A6, satu per halaman',
  a4: 'Label A4, empat per halaman',
  daftar: 'Daftar kemas',
} as const;

type PrintForm = keyof typeof printForms;

const isPrintForm = (text: string | null): text is PrintForm => text !== null && text in printForms;

const options = (Object.keys(printForms) as PrintForm[]).map((value) => ({
  value,
  label: printForms[value],
}));

function addressOf(search: string): { ids: string; form: PrintForm } {
  const query = new URLSearchParams(search);
  const form = query.get('as');
  return { ids: query.get('ids') ?? '', form: isPrintForm(form) ? form : 'a6' };
}

/** Lets the paper be that of the form while the page is open. */
function usePaper(form: PrintForm): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.print = form;
    return () => {
      delete dataset.print;
    };
  }, [form]);
}

export function prefetch(context: PageContext): Promise<unknown> {
  const { params, url } = context;
  const { ids } = addressOf(url.search);
  return prefetchQuery(context, reportApi.endpoints.getPrinted, { toko: params.toko ?? '', ids });
}

/** Labels and packing lists of chosen orders, as they come out of the printer. */
export default function PrintPage() {
  const { username } = useToko();
  const navigate = useNavigate();
  const { ids, form } = addressOf(useLocation().search);
  const query = useGetPrintedQuery({ toko: username, ids });
  usePaper(form);
  const orders = query.currentData?.data.orders ?? [];
  const parcels = orders.filter(({ kind }) => kind === 'barang');
  const printed = form === 'daftar' ? orders : parcels;
  const turn = (as: PrintForm) =>
    void navigate(consolePaths.print(username, { ids, as }), { replace: true, preventScrollReset: true });
  return (
    <TitledPage title={query.currentData ? `Cetak ${printed.length} pesanan` : 'Cetak pesanan'} tab="Cetak">
      <div className={styles.controls}>
        <Select
          label="Yang dicetak"
          value={form}
          options={options}
          onValueChange={(value) => isPrintForm(value) && turn(value)}
        />
        <Button disabled={printed.length === 0} onClick={() => globalThis.print?.()}>
          Cetak
        </Button>
      </div>
      <QueryView query={query} what="Pesanan">
        {({ data: { sender } }) =>
          printed.length === 0 ? (
            <EmptyState
              icon={icons.print}
              title="Tidak ada yang bisa dicetak"
              text="Label hanya untuk barang yang dikirim. Pilih pesanannya dari daftar pesanan."
            />
          ) : (
            <div className={`${styles.sheets} ${styles[form]}`}>
              {form === 'daftar' ? (
                <PackingList orders={printed} />
              ) : (
                printed.map((order) => <Label key={order.id} order={order} sender={sender} />)
              )}
            </div>
          )
        }
      </QueryView>
    </TitledPage>
  );
}
