import { ErrorCard } from '@lapak/ui/error-card';

/** A first load that failed, at the address of the home, so that a reload is a retry as well (spec-decisions 7). */
export function HomeFailed({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  return (
    <main>
      <title>Toko belum bisa dimuat</title>
      <meta name="robots" content="noindex" />
      <ErrorCard
        titleAs="h1"
        title="Toko belum bisa dimuat"
        text="Periksa koneksi internet kamu, lalu coba lagi."
        retrying={isRetrying}
        onRetry={onRetry}
      />
    </main>
  );
}
