import { formatPrice } from '@lapak/domain/rupiah';
import { LazyConfirmDialog } from '@lapak/ui/lazy-confirm-dialog';
import { Button } from '@lapak/ui/button';
import type { EarlierQuestion } from './use-earlier-order.ts';

interface Choice {
  description: string;
  /** Orders what is on the page. */
  orderThis: string;
}

function choiceOf({ kind, order: { invoice, total, status } }: EarlierQuestion): Choice {
  const order = `Pesanan ${invoice} (${formatPrice(total)})`;
  if (kind === 'same') {
    return {
      description: `${order} dengan isi yang sama baru saja dibuat dari halaman ini. Buka pesanan itu, atau pesan sekali lagi?`,
      orderThis: 'Pesan sekali lagi',
    };
  }
  const made =
    kind === 'voucher'
      ? `${order} sudah dibuat dari halaman ini, dan voucher yang kamu isi tidak bisa dipakai lagi.`
      : `${order} sudah dibuat dari halaman ini saat koneksi terputus, dengan data yang berbeda dari yang sekarang kamu isi.`;
  return status === 'UNPAID'
    ? {
        description: `${made} Buka pesanan itu, atau batalkan dan pesan yang ada di halaman ini?`,
        orderThis: 'Batalkan dan pesan yang ini',
      }
    : {
        description: `${made} Pesanan itu sudah dibayar atau sedang diperiksa. Buka pesanan itu, atau buat pesanan baru dari halaman ini?`,
        orderThis: 'Buat pesanan baru',
      };
}

/** An earlier submit has made an order: shows its number and the choices. */
export function EarlierOrderDialog({ question }: { question: EarlierQuestion | null }) {
  const choice = question && choiceOf(question);
  return (
    <LazyConfirmDialog
      open={question !== null}
      onOpenChange={(open) => !open && question?.dismiss()}
      title="Pesanan sebelumnya sudah dibuat"
      description={choice?.description}
      confirmLabel="Buka pesanan itu"
      cancelLabel="Kembali"
      loading={question?.isRunning ?? false}
      onConfirm={() => question?.open()}
    >
      {question && (
        <Button variant="secondary" onClick={() => void question.orderThis()} disabled={question.isRunning}>
          {choice?.orderThis}
        </Button>
      )}
    </LazyConfirmDialog>
  );
}
