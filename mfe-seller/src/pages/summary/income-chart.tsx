import type { SummaryResponse } from '@lapak/contracts/api/seller-report';
import { formatDateShort } from '@lapak/domain/dates';
import { formatRupiah, formatThousands } from '@lapak/domain/rupiah';
import styles from './summary-page.module.css';

type Day = SummaryResponse['data']['days'][number];

const HEIGHT = 100;
const STEP = 20;

/** The income of the last days as bars, with a table for those who do not see them. */
export function IncomeChart({ days }: { days: readonly Day[] }) {
  const most = Math.max(1, ...days.map(({ income }) => income));
  return (
    <figure className={styles.chart}>
      <figcaption>{`Pemasukan ${days.length} hari terakhir`}</figcaption>
      <svg viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {days.map(({ date, income }, at) => {
          const height = Math.max(income > 0 ? 2 : 0.6, (income / most) * HEIGHT);
          return <rect key={date} x={at * STEP + 3} y={HEIGHT - height} width={STEP - 6} height={height} />;
        })}
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{formatDateShort(days[0]?.date)}</span>
        <span>{`Tertinggi ${formatRupiah(most === 1 ? 0 : most)}`}</span>
        <span>Hari ini</span>
      </p>
      <div className={styles.figures}>
        <table>
          <thead>
            <tr>
              <th scope="col">Tanggal</th>
              <th scope="col">Pesanan</th>
              <th scope="col">Pemasukan</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, orders, income }) => (
              <tr key={date}>
                <th scope="row">{formatDateShort(date)}</th>
                <td>{formatThousands(orders)}</td>
                <td>{formatRupiah(income)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
