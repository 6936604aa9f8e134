import { StoreUnreachableError, UnknownStoreError } from '../app/store-loader.ts';
import { useNavigationState, usePending } from '@lapak/runtime';
import { NotFoundPage } from './not-found-page.tsx';
import { PageErrorCard } from './page-error-card.tsx';
import { ShellLayout } from './shell-layout.tsx';
import { unavailableTitle } from './unavailable-card.tsx';

/** Shown when the store is unknown or its profile failed to load. */
export function ShellError({ error }: { error: unknown }) {
  const { reload } = useNavigationState();
  const pending = usePending();
  if (error instanceof UnknownStoreError) {
    return (
      <ShellLayout>
        <NotFoundPage missing={error.missing} />
      </ShellLayout>
    );
  }
  return (
    <ShellLayout>
      <PageErrorCard
        title={unavailableTitle}
        text="Periksa koneksi internetmu, lalu coba lagi."
        requestId={error instanceof StoreUnreachableError ? error.requestId : null}
        busy={pending}
        onRetry={() => void reload()}
      />
    </ShellLayout>
  );
}
