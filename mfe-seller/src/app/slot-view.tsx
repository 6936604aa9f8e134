import { ErrorCard } from '@lapak/ui/error-card';
import { PageLoading } from '@lapak/ui/page-loading';
import { useEffect, useState } from 'react';
import { useSlot, type PageSlot } from './page-slot.ts';

/** A page of the console, once its file is loaded. */
export function SlotView({ slot }: { slot: PageSlot }) {
  const state = useSlot(slot);
  const [isRetrying, setRetrying] = useState(false);
  useEffect(() => {
    if (state === 'waiting') slot.load().catch(() => undefined);
  }, [slot, state]);
  if (state === 'waiting') return <PageLoading label="Memuat halaman" />;
  const retry = async () => {
    setRetrying(true);
    await slot.load().catch(() => undefined);
    setRetrying(false);
  };
  if (state === 'failed')
    return (
      <ErrorCard
        titleAs="h1"
        title="Halaman ini gagal dimuat"
        text="Periksa koneksi internetmu, lalu coba lagi."
        retrying={isRetrying}
        onRetry={() => void retry()}
      />
    );
  const Page = state.default;
  return <Page />;
}
