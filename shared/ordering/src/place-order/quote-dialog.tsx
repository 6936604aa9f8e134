import { formatPrice } from '@lapak/domain/rupiah';
import { LazyConfirmDialog } from '@lapak/ui/lazy-confirm-dialog';
import styles from './quote-dialog.module.css';
import type { QuoteQuestion } from './use-place-order.ts';

interface QuoteDialogProps<Quote> {
  /** Null while closed. */
  question: QuoteQuestion<Quote> | null;
  title: string;
  /** What changed since the page was opened: 'Harga atau biaya kirim'. */
  changed: string;
  /** The new figures, the total last. */
  rows: (quote: Quote) => readonly (readonly [name: string, amount: string])[];
}

/** Prices changed while the shopper was filling in the form: shows the new figures and asks for confirmation. */
export function QuoteDialog<Quote>({ question, title, changed, rows }: QuoteDialogProps<Quote>) {
  return (
    <LazyConfirmDialog
      open={question !== null}
      onOpenChange={(open) => !open && question?.dismiss()}
      title={title}
      description={
        question && (
          <>
            <span>
              {`${changed} berubah sejak halaman ini dibuka, semula ${formatPrice(question.seenTotal)}. Pesanan belum dibuat.`}
            </span>
            <span className={styles.figures}>
              {rows(question.quote).map(([name, amount]) => (
                <span key={name} className={styles.row}>
                  <span>{name}</span>
                  <span>{amount}</span>
                </span>
              ))}
            </span>
          </>
        )
      }
      confirmLabel="Setuju, bayar"
      cancelLabel="Periksa lagi"
      onConfirm={() => void question?.agree()}
    />
  );
}
