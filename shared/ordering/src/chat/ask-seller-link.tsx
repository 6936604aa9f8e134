import type { StoreSetting } from '@lapak/contracts/api/store';
import { buttonClass } from '@lapak/ui/button';
import { Icon } from '@lapak/ui/icon';
import { icons } from '@lapak/ui/icons';
import { ChatLink } from './chat-link.tsx';

interface AskSellerLinkProps {
  order: { invoice: string; nama: string };
  /** What is ordered, as the prepared message calls it. */
  subject: 'pesanan' | 'pesanan jasa' | 'pesanan tiket';
  setting: Pick<StoreSetting, 'wa' | 'wa_prefix' | 'nama_toko'>;
}

/** 'Tanya Penjual' (spec 3 §2): opens the chat about an order. */
export function AskSellerLink({ order, subject, setting }: AskSellerLinkProps) {
  return (
    <ChatLink
      setting={setting}
      question={`Halo ${setting.nama_toko}, saya ${order.nama}. Saya ingin bertanya tentang ${subject} ${order.invoice}.`}
      className={buttonClass({ variant: 'secondary' })}
    >
      <Icon shape={icons.chat} size={20} />
      <span>Tanya Penjual</span>
    </ChatLink>
  );
}
