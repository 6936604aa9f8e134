import { icons } from '@lapak/ui/icons';
import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import { chatLink } from '@lapak/domain/phone';
import { formatTotal } from '@lapak/domain/rupiah';
import { PageLink, useGetStoreProfileQuery } from '@lapak/runtime';
import { Button, buttonClass } from '@lapak/ui/button';
import { IconButton, iconButtonClass } from '@lapak/ui/icon-button';
import { Icon } from '@lapak/ui/icon';
import { toast } from '@lapak/ui/toast';
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
  const label = useIsNewerLayout(username) ? 'Beli' : 'Checkout';
  return (
    <TotalBar
      label="Tindakan keranjang"
      name="Subtotal"
      sum={formatTotal(subtotal)}
      start={<ChatButton username={username} />}
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

function ChatButton({ username }: { username: string }) {
  const store = useGetStoreProfileQuery(username).data?.data;
  const href = chatLink(store?.wa, store?.wa_prefix);
  const label = 'Chat penjual';
  return href ? (
    <a
      className={iconButtonClass('outlined')}
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
    >
      <Icon shape={icons.chat} />
    </a>
  ) : (
    <IconButton
      icon={icons.chat}
      look="outlined"
      label={label}
      onClick={() => toast.error(messages.storeWhatsappInvalid)}
    />
  );
}
