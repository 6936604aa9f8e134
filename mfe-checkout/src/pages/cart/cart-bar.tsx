import { icons } from '@lapak/ui/icons';
import { paths } from '@lapak/contracts/routes';
import { formatTotal } from '@lapak/domain/rupiah';
import { ChatLink } from '@lapak/ordering/chat/chat-link';
import { PageLink, useGetStoreProfileQuery } from '@lapak/runtime';
import { Button, buttonClass } from '@lapak/ui/button';
import { iconButtonClass } from '@lapak/ui/icon-button';
import { Icon } from '@lapak/ui/icon';
import { TotalBar } from '@lapak/ui/total-bar';
import { useIsNewerLayout } from '../../lib/use-is-newer-layout.ts';

interface CartBarProps {
  username: string;
  /** Rupiah; null when nothing can be bought. */
  subtotal: number | null;
  canCheckout: boolean;
}

/** Links to the chat with the store and to the checkout. */
export function CartBar({ username, subtotal, canCheckout }: CartBarProps) {
  const store = useGetStoreProfileQuery(username).data?.data;
  const label = useIsNewerLayout(username) ? 'Beli' : 'Checkout';
  return (
    <TotalBar
      label="Tindakan keranjang"
      name="Subtotal"
      sum={formatTotal(subtotal)}
      start={
        store && (
          <ChatLink setting={store} className={iconButtonClass('outlined')} label="Chat penjual">
            <Icon shape={icons.chat} />
          </ChatLink>
        )
      }
      sumIsElsewhereWhenWide
    >
      {canCheckout ? (
        <PageLink className={buttonClass({ size: 'lg' })} to={paths.checkout(username)}>
          {label}
        </PageLink>
      ) : (
        <Button size="lg" disabled>
          {label}
        </Button>
      )}
    </TotalBar>
  );
}
