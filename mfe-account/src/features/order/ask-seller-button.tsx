import { icons } from '@lapak/ui/icons';
import type { Order, OrderResponse } from '@lapak/contracts/api/order';
import { messages } from '@lapak/domain/messages';
import { Button, buttonClass } from '@lapak/ui/button';
import { Icon } from '@lapak/ui/icon';
import { toast } from '@lapak/ui/toast';
import { sellerChatLink } from './seller-chat.ts';

interface AskSellerButtonProps {
  order: Order;
  setting: OrderResponse['setting'];
}

/** 'Tanya Penjual': opens the chat, or shows that the store's number is invalid. */
export function AskSellerButton({ order, setting }: AskSellerButtonProps) {
  const link = sellerChatLink(order, setting);
  const icon = <Icon shape={icons.chat} size={20} />;
  if (!link) {
    return (
      <Button variant="secondary" icon={icon} onClick={() => toast.error(messages.storeWhatsappInvalid)}>
        Tanya Penjual
      </Button>
    );
  }
  return (
    <a
      className={buttonClass({ variant: 'secondary' })}
      href={link}
      target="_blank"
      rel="noopener noreferrer"
    >
      {icon}
      <span>Tanya Penjual</span>
    </a>
  );
}
