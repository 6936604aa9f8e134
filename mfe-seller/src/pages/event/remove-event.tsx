import { formatThousands } from '@lapak/domain/rupiah';
import type { SellerEvent } from '@lapak/contracts/api/seller-event';
import * as consolePaths from '@lapak/contracts/console-paths';
import { useNavigateFromHere } from '@lapak/runtime/use-navigate-from-here';
import { Button } from '@lapak/ui/button';
import { LazyConfirmDialog } from '@lapak/ui/lazy-confirm-dialog';
import { toast } from '@lapak/ui/toast';
import { useState } from 'react';
import { useRemoveEventMutation } from '../../api/event-api.ts';
import { refusalText } from '../../lib/refusal.ts';
import { eventKind } from '../../features/event-editor/event-kind.ts';

/** What becomes of the tickets when an event is removed. */
function consequence(sold: number): string {
  const ofTickets =
    sold === 0
      ? 'Belum ada tiket yang dipesan.'
      : `${formatThousands(sold)} tiket yang sudah dipesan tetap berlaku: pembelinya tetap bisa melihatnya, dan acaranya tetap ada di Pintu masuk. Uangnya tidak dikembalikan.`;
  return `Acara hilang dari toko untuk seterusnya. ${ofTickets} Kalau hanya ingin menyembunyikannya, pakai Tampil di toko.`;
}

/** Takes an event out for good, after a question. */
export function RemoveEvent({ toko, event }: { toko: string; event: SellerEvent }) {
  const [isAsked, setAsked] = useState(false);
  const [send, { isLoading }] = useRemoveEventMutation();
  const navigate = useNavigateFromHere();
  const { id, version } = event;
  const sold = Object.values(event.sold).reduce((sum, held) => sum + held, 0);
  async function remove() {
    const { error } = await send({ toko, id, version });
    setAsked(false);
    if (error) return void toast.error(refusalText(error));
    await eventKind.drafts.remove(toko, id);
    toast.success('Acara dihapus');
    await navigate(consolePaths.events(toko), { replace: true });
  }
  return (
    <div>
      <Button variant="ghost" onClick={() => setAsked(true)}>
        Hapus acara
      </Button>
      <LazyConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={`Hapus ${event.event.nama_event}?`}
        description={consequence(sold)}
        confirmLabel="Hapus"
        loading={isLoading}
        onConfirm={() => void remove()}
      />
    </div>
  );
}
