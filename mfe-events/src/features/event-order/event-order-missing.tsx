import { icons } from '@lapak/ui/icons';
import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import { PageLink } from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import { EmptyState } from '@lapak/ui/empty-state';

/** No order has this URL: the token is missing or wrong, or the order is another store's. */
export function EventOrderMissing({ username }: { username: string }) {
  return (
    <EmptyState
      icon={icons.ticket}
      titleAs="h2"
      title={messages.eventNotFound}
      text="Periksa lagi tautan yang kamu terima, atau hubungi penjual."
      action={
        <PageLink className={buttonClass()} to={paths.events(username)}>
          Lihat event lainnya
        </PageLink>
      }
    />
  );
}
