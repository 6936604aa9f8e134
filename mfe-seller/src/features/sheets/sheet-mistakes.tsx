import type { SheetMistake } from '@lapak/contracts/api/seller-sheet';
import { formatThousands } from '@lapak/domain/rupiah';
import styles from './sheet-page.module.css';
import { MoreButton, useSome } from './use-some.tsx';

/** What is wrong with a sheet, cell by cell. @param total how many mistakes there are, of which the list has the first */
export function SheetMistakes({ mistakes, total }: { mistakes: readonly SheetMistake[]; total: number }) {
  const { shown, more, hidden } = useSome(mistakes, total);
  return (
    <section className={styles.part} aria-labelledby="kesalahan">
      <h2 id="kesalahan" className={styles.heading}>{`${formatThousands(total)} yang perlu diperbaiki`}</h2>
      <p className={styles.hint}>
        Belum ada yang ditulis. Perbaiki di berkasmu, simpan, lalu pilih lagi berkasnya.
      </p>
      <ol className={styles.rows}>
        {shown.map(({ row, letter, column, value, message }, at) => (
          <li key={at} className={styles.mistake}>
            <span className={styles.place}>
              {`Baris ${row}${column === '' ? '' : `, kolom ${letter === null ? '' : `${letter} `}(${column})`}`}
            </span>
            {value !== '' && <span className={styles.value}>{`“${value}”`}</span>}
            <span className={styles.message}>{message}</span>
          </li>
        ))}
      </ol>
      <MoreButton {...more} />
      {hidden > 0 && (
        <p
          className={styles.hint}
        >{`Dan ${formatThousands(hidden)} lagi, yang muncul setelah ini diperbaiki.`}</p>
      )}
    </section>
  );
}
