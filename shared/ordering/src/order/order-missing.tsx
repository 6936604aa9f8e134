import { PageLink, useGetStoreProfileQuery } from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import { EmptyState } from '@lapak/ui/empty-state';
import type { IconShape } from '@lapak/ui/icon';
import { ChatLink } from '../chat/chat-link.tsx';

interface OrderMissingProps {
  username: string;
  icon: IconShape;
  title: string;
  /** Where the store goes on. */
  onward: { to: string; label: string };
}

/** No order has this URL: it or its token is wrong, or the order is another store's. */
export function OrderMissing({ username, icon, title, onward }: OrderMissingProps) {
  const { data: profile } = useGetStoreProfileQuery(username);
  return (
    <EmptyState
      icon={icon}
      titleAs="h2"
      title={title}
      text="Periksa lagi tautan yang kamu terima, atau hubungi penjual."
      action={
        <>
          {profile && (
            <ChatLink setting={profile.data} className={buttonClass({ variant: 'secondary' })}>
              Hubungi Penjual
            </ChatLink>
          )}
          <PageLink className={buttonClass()} to={onward.to}>
            {onward.label}
          </PageLink>
        </>
      }
    />
  );
}
