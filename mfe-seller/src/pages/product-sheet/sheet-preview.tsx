import type { SheetPreview, SheetProductChange } from '@lapak/contracts/api/seller-sheet';
import { formatThousands } from '@lapak/domain/rupiah';
import { VisuallyHidden } from '@lapak/ui/visually-hidden';
import { IgnoredColumns } from '../../features/sheets/ignored-columns.tsx';
import { SheetMistakes } from '../../features/sheets/sheet-mistakes.tsx';
import styles from '../../features/sheets/sheet-page.module.css';
import { MoreButton, useSome } from '../../features/sheets/use-some.tsx';

function ChangedProduct({ product }: { product: SheetProductChange }) {
  const { nama, row, summary, changes } = product;
  return (
    <li className={styles.product} data-new={summary !== null || undefined}>
      <p className={styles.name}>
        <span>{nama}</span>
        <span className={styles.place}>{`${summary === null ? '' : 'Baru, '}baris ${row}`}</span>
      </p>
      {summary !== null && <p>{summary}</p>}
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.map((change, at) => (
            <li key={at}>
              <span>{`${change.column}${change.option === '' ? '' : ` (${change.option})`}: `}</span>
              <del>{change.before}</del>
              <span aria-hidden="true"> → </span>
              <VisuallyHidden> menjadi </VisuallyHidden>
              <ins>{change.after}</ins>
              {change.is_conflict && (
                <span className={styles.conflict}> Diubah orang lain sejak lembar diunduh.</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Products({ products, total }: { products: readonly SheetProductChange[]; total: number }) {
  const { shown, more, hidden } = useSome(products, total);
  return (
    <section className={styles.part} aria-labelledby="perubahan">
      <h2 id="perubahan" className={styles.heading}>
        Yang akan ditulis
      </h2>
      <ol className={styles.rows}>
        {shown.map((product) => (
          <ChangedProduct key={product.row} product={product} />
        ))}
      </ol>
      <MoreButton {...more} />
      {hidden > 0 && <p className={styles.hint}>{`Dan ${formatThousands(hidden)} produk lagi.`}</p>}
    </section>
  );
}

function sumText({ rows, created, changed, unchanged, total_mistakes }: SheetPreview): string {
  if (total_mistakes > 0)
    return `${formatThousands(total_mistakes)} kesalahan ditemukan, jadi lembar ini belum bisa diterapkan`;
  if (rows === 0) return 'Lembar ini belum berisi produk. Isi mulai dari baris di bawah judul kolom.';
  if (created + changed === 0) return 'Tidak ada yang berubah';
  return [
    ...(created > 0 ? [`${formatThousands(created)} produk baru`] : []),
    ...(changed > 0 ? [`${formatThousands(changed)} produk berubah`] : []),
    ...(unchanged > 0 ? [`${formatThousands(unchanged)} tetap`] : []),
  ].join(', ');
}

/** What a sheet would do, with everything that is wrong. */
export function SheetPreviewView({ preview }: { preview: SheetPreview }) {
  const { ignored, warnings, mistakes, total_mistakes, products, total_products } = preview;
  return (
    <>
      <p role="status" className={styles.sum}>
        {sumText(preview)}
      </p>
      <IgnoredColumns heads={ignored} />
      {warnings.length > 0 && (
        <ul className={styles.note}>
          {warnings.map((warning, at) => (
            <li key={at}>{warning}</li>
          ))}
        </ul>
      )}
      {total_mistakes > 0 ? (
        <SheetMistakes mistakes={mistakes} total={total_mistakes} />
      ) : (
        total_products > 0 && <Products products={products} total={total_products} />
      )}
    </>
  );
}
