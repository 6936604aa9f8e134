import { formatThousands } from '@lapak/domain/rupiah';
import { limits } from '@lapak/contracts/limits';
import type { OrderStepBody } from '@lapak/contracts/api/seller-order';
import type { ReceiptNumbersAnswer, ReceiptNumbersBody } from '@lapak/contracts/api/seller-report';
import { Button } from '@lapak/ui/button';
import { TextArea } from '@lapak/ui/text-field';
import { toast } from '@lapak/ui/toast';
import { useState } from 'react';
import { useTakeStepMutation } from '../../api/order-api.ts';
import { useCheckReceiptNumbersMutation } from '../../api/report-api.ts';
import { TitledPage } from '../../components/titled-page.tsx';
import { useToko } from '../../app/toko-context.ts';
import { pastedRows } from './pasted-rows.ts';
import styles from './receipt-numbers-page.module.css';
import { refusalText } from '../../lib/refusal.ts';

type Checked = ReceiptNumbersAnswer['data'];

/** What was said of a text; another text has to be checked anew. */
interface Result {
  text: string;
  rows: ReceiptNumbersBody['rows'];
  checked: Checked;
}

/** The steps that write the checked numbers, each with its orders. */
function stepsOf(checked: Checked, rows: ReceiptNumbersBody['rows']): OrderStepBody[] {
  return (['ship', 'correct'] as const)
    .map((step) => ({
      step,
      orders: checked.flatMap((row, at) =>
        row.step === step && row.id !== null
          ? [{ id: row.id, resi: row.resi, ...(rows[at]?.kurir ? { kurir: rows[at].kurir } : {}) }]
          : [],
      ),
    }))
    .filter(({ orders }) => orders.length > 0);
}

const outcomeText = ({ problem, step, resi }: Checked[number]) =>
  problem ?? (step === 'correct' ? `Resi diganti menjadi ${resi}` : `Dikirim dengan resi ${resi}`);

/** Receipt numbers as pasted from a spreadsheet: checked row by row first, then written all at once. */
export default function ReceiptNumbersPage() {
  const { username: toko } = useToko();
  const [text, setText] = useState('');
  const [last, setLast] = useState<Result | null>(null);
  const [check, { isLoading: isChecking }] = useCheckReceiptNumbersMutation();
  const [takeStep, { isLoading: isWriting }] = useTakeStepMutation();
  const rows = pastedRows(text);
  const result = last?.text === text ? last : null;
  const wrong = result?.checked.filter(({ problem }) => problem !== null).length ?? 0;
  const right = (result?.checked.length ?? 0) - wrong;

  async function look() {
    const { data, error } = await check({ toko, rows });
    if (data) setLast({ text, rows, checked: data.data });
    else toast.error(refusalText(error));
  }

  async function write() {
    if (!result) return;
    let written = 0;
    let isWhole = true;
    for (const body of stepsOf(result.checked, result.rows)) {
      const { data, error } = await takeStep({ toko, ...body });
      if (!data) return void toast.error(refusalText(error));
      written += data.data.filter(({ ok }) => ok).length;
      const refused = data.data.find(({ ok }) => !ok);
      if (refused) toast.error(`${refused.invoice ?? refused.id}: ${refused.info}`);
      isWhole &&= refused === undefined;
    }
    if (written > 0) toast.success(`${written} resi tersimpan`);
    setLast(null);
    // What could not be written stays, to be checked again; what was pasted meanwhile, too.
    if (isWhole && wrong === 0) setText((now) => (now === result.text ? '' : now));
  }

  return (
    <TitledPage title="Isi nomor resi" tab="Isi resi" width="wide">
      <p className={styles.hint}>
        Salin dua kolom dari lembar kerjamu, nomor pesanan dan nomor resi, lalu tempel di sini. Kolom ketiga
        boleh berisi nama kurir. Belum ada yang disimpan sebelum kamu menekan Simpan.
      </p>
      <TextArea
        label="Nomor pesanan dan nomor resi"
        rows={8}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={
          rows.length > limits.ordersAtOnce
            ? `Paling banyak ${formatThousands(limits.ordersAtOnce)} baris sekali tempel`
            : undefined
        }
      />
      {!result && (
        <Button
          className={styles.step}
          disabled={rows.length === 0 || rows.length > limits.ordersAtOnce}
          loading={isChecking}
          onClick={() => void look()}
        >
          {rows.length === 0 ? 'Periksa' : `Periksa ${formatThousands(rows.length)} baris`}
        </Button>
      )}
      {result && (
        <>
          <p role="status" className={styles.summary}>
            {wrong === 0 ? `${right} baris benar` : `${wrong} baris perlu diperbaiki, ${right} baris benar`}
          </p>
          <ol className={styles.rows}>
            {result.checked.map((row, at) => (
              <li key={at} className={styles.row} data-wrong={row.problem !== null || undefined}>
                <span className={styles.order}>{row.invoice ?? row.order}</span>
                <span>{row.nama}</span>
                <span className={styles.outcome}>{outcomeText(row)}</span>
              </li>
            ))}
          </ol>
          <Button
            className={styles.step}
            disabled={right === 0}
            loading={isWriting}
            onClick={() => void write()}
          >
            {`Simpan ${right} resi`}
          </Button>
        </>
      )}
    </TitledPage>
  );
}
