import { formatPrice, formatRupiah } from '@lapak/domain/rupiah';
import { ConfirmDialog } from '@lapak/ui/confirm-dialog';
import styles from './quote-dialog.module.css';
import { quoteTotal } from './quote-change.ts';
import type { QuoteQuestion } from './use-place-order.ts';

/** Prices changed while the shopper was filling in the form: says so, shows the new figures, asks. */
export default function QuoteDialog({ question }: { question: QuoteQuestion }) {
  const { quote } = question;
  const rows = [
    ['Total Harga', formatPrice(quote.total_harga_barang)],
    ['Biaya Kirim', quote.ongkir > 0 ? formatRupiah(quote.ongkir) : ''],
    ['Diskon', quote.discount > 0 ? `-${formatRupiah(quote.discount)}` : ''],
    ['Donasi', quote.donate_amount > 0 ? formatRupiah(quote.donate_amount) : ''],
    ['Total', formatPrice(quoteTotal(quote))],
  ].filter(([, amount]) => amount !== '');
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && question.dismiss()}
      title="Harga pesanan berubah"
      description={
        <>
          <span>
            Harga atau biaya kirim berubah sejak halaman ini dibuka, semula {formatPrice(question.seenTotal)}.
            Pesanan belum dibuat.
          </span>
          <span className={styles.figures}>
            {rows.map(([name, amount]) => (
              <span key={name} className={styles.row}>
                <span>{name}</span>
                <span>{amount}</span>
              </span>
            ))}
          </span>
        </>
      }
      confirmLabel="Setuju, bayar"
      cancelLabel="Periksa lagi"
      onConfirm={() => void question.agree()}
    />
  );
}
