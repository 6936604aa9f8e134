import type { SellerOrder } from '@lapak/contracts/api/seller-order';
import { chatLinkTo } from '@lapak/domain/phone';
import { buttonClass } from '@lapak/ui/button';
import { Icon } from '@lapak/ui/icon';
import { icons } from '@lapak/ui/icons';
import { useGetChatTextsQuery } from '../../api/store-api.ts';
import { useToko } from '../../app/toko-context.ts';
import { chatStateOf, filledText } from '../../features/chat/chat-text.ts';

/** Opens a chat with the buyer, with the store's text for the state of the order; without the texts an empty one. */
export function ChatLink({ order }: { order: SellerOrder }) {
  const { username, nama_toko } = useToko();
  const { data } = useGetChatTextsQuery(username);
  if (order.chat_number === null) return null;
  const text = data ? filledText(data.data[chatStateOf(order)], order, nama_toko) : null;
  return (
    <a
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
      href={chatLinkTo(order.chat_number, text)}
      target="_blank"
      rel="noreferrer"
    >
      <Icon shape={icons.whatsapp} size={18} />
      <span>Chat</span>
    </a>
  );
}
