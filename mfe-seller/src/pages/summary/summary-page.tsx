import type { OrderFilter } from '@lapak/contracts/api/seller-order';
import type { SummaryResponse } from '@lapak/contracts/api/seller-report';
import * as consolePaths from '@lapak/contracts/console-paths';
import { formatRupiah, formatThousands } from '@lapak/domain/rupiah';
import { PageLink, prefetchQuery, type PageContext } from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import { classNames } from '@lapak/ui/class-names';
import { reportApi, useGetSummaryQuery } from '../../api/report-api.ts';
import { useToko } from '../../app/toko-context.ts';
import { QueryView } from '../../components/query-view.tsx';
import { TitledPage } from '../../components/titled-page.tsx';
import { IncomeChart } from './income-chart.tsx';
import styles from './summary-page.module.css';

type Summary = SummaryResponse['data'];

/** What is to be done, in the order in which it waits. */
const tasks: readonly { filter: OrderFilter; label: string }[] = [
  { filter: 'proof', label: 'Bukti transfer perlu diperiksa' },
  { filter: 'pack', label: 'Pesanan perlu diproses' },
  { filter: 'packed', label: 'Pesanan sedang diproses' },
  { filter: 'unpaid', label: 'Pesanan belum dibayar' },
];

export function prefetch(context: PageContext): Promise<unknown> {
  return prefetchQuery(context, reportApi.endpoints.getSummary, context.params.toko ?? '');
}

/** "20% lebih banyak dari 7 hari sebelumnya". */
function comparison(now: number, before: number): string {
  if (before === 0) return now === 0 ? 'Sama seperti 7 hari sebelumnya' : 'Belum ada di 7 hari sebelumnya';
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  if (percent === 0) return 'Sama seperti 7 hari sebelumnya';
  return `${formatThousands(percent)}% lebih ${now > before ? 'banyak' : 'sedikit'} dari 7 hari sebelumnya`;
}

function Tasks({ counts, money }: Pick<Summary, 'counts' | 'money'>) {
  const { username } = useToko();
  const open = tasks.filter(({ filter }) => counts[filter] > 0);
  if (open.length === 0 && money === 0)
    return <p className={styles.quiet}>Semua sudah beres. Pesanan baru langsung muncul di sini.</p>;
  return (
    <ul className={styles.tasks}>
      {money > 0 && (
        <li>
          <PageLink to={consolePaths.money(username)} className={styles.task}>
            <strong>{formatThousands(money)}</strong>
            <span>Uang perlu ditangani</span>
          </PageLink>
        </li>
      )}
      {open.map(({ filter, label }) => (
        <li key={filter}>
          <PageLink to={consolePaths.orders(username, { filter })} className={styles.task}>
            <strong>{formatThousands(counts[filter])}</strong>
            <span>{label}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

interface FigureProps {
  label: string;
  value: string;
  more?: string;
}

const Figure = ({ label, value, more }: FigureProps) => (
  <div className={styles.figure}>
    <dt>{label}</dt>
    <dd>{value}</dd>
    {more !== undefined && <dd className={styles.more}>{more}</dd>}
  </div>
);

function Figures({ today, this_week, last_week }: Summary) {
  return (
    <dl className={styles.grid}>
      <Figure
        label="Pemasukan hari ini"
        value={formatRupiah(today.income)}
        more={`${formatThousands(today.paid)} pesanan dibayar`}
      />
      <Figure label="Pesanan masuk hari ini" value={formatThousands(today.orders)} />
      <Figure
        label="Pemasukan 7 hari"
        value={formatRupiah(this_week.income)}
        more={comparison(this_week.income, last_week.income)}
      />
      <Figure
        label="Pesanan masuk 7 hari"
        value={formatThousands(this_week.orders)}
        more={comparison(this_week.orders, last_week.orders)}
      />
    </dl>
  );
}

function RunningOut({ running_out }: Pick<Summary, 'running_out'>) {
  if (running_out.length === 0) return <p className={styles.quiet}>Tidak ada stok yang hampir habis.</p>;
  return (
    <ul className={styles.rows}>
      {running_out.map(({ nama, variation, stock }, at) => (
        <li key={at}>
          <span>{variation ? `${nama} (${variation})` : nama}</span>
          <strong>{stock === 0 ? 'Habis' : `Sisa ${stock}`}</strong>
        </li>
      ))}
    </ul>
  );
}

function Rejected({ rejected }: Pick<Summary, 'rejected'>) {
  const { username } = useToko();
  if (rejected.length === 0) return <p className={styles.quiet}>Tidak ada yang ditolak minggu ini.</p>;
  return (
    <ul className={styles.rows}>
      {rejected.map(({ id, invoice, nama, total, reason }) => (
        <li key={id}>
          <span>
            <PageLink to={consolePaths.order(username, id)} className={styles.link}>
              {invoice}
            </PageLink>
            <span>{` ${nama}${reason ? `: ${reason}` : ''}`}</span>
          </span>
          <strong>{formatRupiah(total)}</strong>
        </li>
      ))}
    </ul>
  );
}

/** The first page of a store: what a seller asks in the morning. */
export default function SummaryPage() {
  const { username, is_preparing } = useToko();
  const query = useGetSummaryQuery(username);
  return (
    <TitledPage title="Ringkasan">
      {is_preparing && (
        <section className={styles.card} aria-labelledby="pertama">
          <h2 id="pertama">Tokomu belum dibuka</h2>
          <p>
            Simpan produk pertamamu, dan tokomu langsung bisa dilihat pembeli. Sampai saat itu mereka membaca
            bahwa toko sedang disiapkan.
          </p>
          <PageLink className={buttonClass()} to={consolePaths.newProduct(username)}>
            Buat produk pertama
          </PageLink>
        </section>
      )}
      <QueryView query={query} what="Ringkasan">
        {({ data: summary }) => (
          <div className={styles.columns}>
            <section className={styles.card} aria-labelledby="kerja">
              <h2 id="kerja">Perlu dikerjakan</h2>
              <Tasks counts={summary.counts} money={summary.money} />
            </section>
            <section className={classNames(styles.card, styles.sales)} aria-labelledby="angka">
              <h2 id="angka">Penjualan</h2>
              <Figures {...summary} />
              <IncomeChart days={summary.days} />
            </section>
            <section className={styles.card} aria-labelledby="stok">
              <h2 id="stok">Stok hampir habis</h2>
              <RunningOut running_out={summary.running_out} />
            </section>
            <section className={styles.card} aria-labelledby="ditolak">
              <h2 id="ditolak">Ditolak minggu ini</h2>
              <Rejected rejected={summary.rejected} />
            </section>
          </div>
        )}
      </QueryView>
    </TitledPage>
  );
}
