import type {
  ManyChange,
  ManyProductsPreviewAnswer,
  ManyProductsRow,
} from '@lapak/contracts/api/seller-product';
import { formatRupiahRange, formatThousands } from '@lapak/domain/rupiah';
import { Button } from '@lapak/ui/button';
import { useState } from 'react';
import styles from './many-preview.module.css';

const SHOWN_AT_ONCE = 50;

interface ManyPreviewProps {
  kind: ManyChange['kind'];
  preview: ManyProductsPreviewAnswer['data'];
  categories: readonly { key: string; nama: string }[];
}

function figureText(
  kind: ManyChange['kind'],
  figures: ManyProductsRow['after'],
  categories: ManyPreviewProps['categories'],
): string {
  if (figures === null) return 'Dihapus';
  const { category_key, is_hidden, price, status_promo, stock } = figures;
  switch (kind) {
    case 'price':
      return formatRupiahRange(price);
    case 'stock':
      return formatThousands(stock);
    case 'category':
      return category_key === null
        ? 'Tanpa kategori'
        : (categories.find(({ key }) => key === category_key)?.nama ?? category_key);
    case 'promo':
      return status_promo ? 'Promo' : 'Bukan promo';
    case 'visibility':
      return is_hidden ? 'Disembunyikan' : 'Ditampilkan';
    case 'remove':
      return 'Ada';
  }
}

/** What a change would do to each product, those that it cannot change first. */
export function ManyPreview({ kind, preview, categories }: ManyPreviewProps) {
  const [limit, setLimit] = useState(SHOWN_AT_ONCE);
  const { changed, unchanged, refused, rows } = preview;
  const sorted = [...rows].sort((a, b) => Number(b.problem !== null) - Number(a.problem !== null));
  const rest = rows.length - limit;
  return (
    <>
      <p role="status" className={styles.sum}>
        {[
          `${formatThousands(changed)} produk akan berubah`,
          ...(unchanged > 0 ? [`${formatThousands(unchanged)} sudah begitu`] : []),
          ...(refused > 0 ? [`${formatThousands(refused)} tidak bisa diubah`] : []),
        ].join(', ')}
      </p>
      {rows.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Produk</th>
              <th scope="col">Sekarang</th>
              <th scope="col">Menjadi</th>
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, limit).map(({ id, nama, before, after, problem }) => (
              <tr key={id}>
                <th scope="row">{nama}</th>
                <td>{figureText(kind, before, categories)}</td>
                <td>
                  <span>{figureText(kind, after, categories)}</span>
                  {problem && <span className={styles.problem}>{`Tidak diubah: ${problem}`}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rest > 0 && (
        <Button variant="secondary" onClick={() => setLimit(limit + SHOWN_AT_ONCE)}>
          {`Tampilkan lagi, masih ${formatThousands(rest)}`}
        </Button>
      )}
    </>
  );
}
