import { ErrorCard } from '@lapak/ui/error-card';
import { PageLoading } from '@lapak/ui/page-loading';
import { useEffect } from 'react';
import { useSlot, type PageSlot } from './page-slot.ts';

/** A page of the console, once its file is loaded. */
export function SlotView({ slot }: { slot: PageSlot }) {
  const state = useSlot(slot);
  useEffect(() => {
    if (state === 'waiting') slot.load().catch(() => undefined);
  }, [slot, state]);
  if (state === 'waiting') return <PageLoading label="Memuat halaman" />;
  if (state === 'failed')
    return (
      <ErrorCard
        titleAs="h1"
        title="Halaman ini gagal dimuat"
        text="Periksa koneksi internetmu, lalu coba lagi."
        onRetry={() => void slot.load().catch(() => undefined)}
      />
    );
  const Page = state.default;
  return <Page />;
}
