import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import { PageLink } from '@lapak/runtime';
import { StoreTitle } from '@lapak/runtime/store-title';
import { Button, buttonClass } from '@lapak/ui/button';
import { EmptyState } from '@lapak/ui/empty-state';
import { icons } from '@lapak/ui/icons';

interface EventMissingProps {
  username: string;
  /** Retry, for a failure that may be temporary. */
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** The event did not load (spec 3 §8). */
export function EventMissing({ username, onRetry, isRetrying }: EventMissingProps) {
  return (
    <main>
      <StoreTitle page={messages.eventNotFound} />
      <meta name="robots" content="noindex" />
      <EmptyState
        icon={icons.ticket}
        title={messages.eventNotFound}
        text={
          onRetry
            ? 'Event belum bisa dimuat. Periksa koneksi internet kamu, lalu coba lagi.'
            : 'Mungkin event ini sudah dihapus, atau tautannya tidak lengkap.'
        }
        action={
          <>
            {onRetry && (
              <Button loading={isRetrying} onClick={onRetry}>
                Coba lagi
              </Button>
            )}
            <PageLink
              to={paths.events(username)}
              className={buttonClass({ variant: onRetry ? 'secondary' : 'primary' })}
            >
              Lihat Event Lain
            </PageLink>
          </>
        }
      />
    </main>
  );
}
