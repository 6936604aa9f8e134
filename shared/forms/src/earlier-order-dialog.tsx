import { formatPrice } from '@lapak/domain/rupiah';
import { LazyConfirmDialog } from '@lapak/ui/lazy-confirm-dialog';
import { Button } from '@lapak/ui/button';
import type { EarlierQuestion } from './use-earlier-order.ts';

/** An earlier submit made an order that differs from the form: shows its number and the choices. */
export function EarlierOrderDialog({ question }: { question: EarlierQuestion | null }) {
  const isUnpaid = question?.order.status === 'UNPAID';
  return (
    <LazyConfirmDialog
      open={question !== null}
      onOpenChange={(open) => !open && question?.dismiss()}
      title="Pesanan sebelumnya sudah dibuat"
      description={
        question && (
          <span>
            Pesanan {question.order.invoice} ({formatPrice(question.order.total)}) sudah dibuat dari halaman
            ini saat koneksi terputus, dengan data yang berbeda dari yang sekarang kamu isi.{' '}
            {isUnpaid
              ? 'Buka pesanan itu, atau batalkan dan pesan yang ada di halaman ini?'
              : 'Pesanan itu sudah dibayar atau sedang diperiksa. Buka pesanan itu, atau buat pesanan baru dari halaman ini?'}
          </span>
        )
      }
      confirmLabel="Buka pesanan itu"
      cancelLabel="Kembali"
      loading={question?.isRunning ?? false}
      onConfirm={() => question?.open()}
    >
      {question && (
        <Button variant="secondary" onClick={() => void question.orderThis()} disabled={question.isRunning}>
          {isUnpaid ? 'Batalkan dan pesan yang ini' : 'Buat pesanan baru'}
        </Button>
      )}
    </LazyConfirmDialog>
  );
}
