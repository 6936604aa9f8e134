import type { Order, OrderResponse } from '@lapak/contracts/api/order';
import { chatLink } from '@lapak/domain/phone';

/** URL of the chat about an order, with a prefilled message; null when the store's number is not valid. */
export function sellerChatLink(
  order: Pick<Order, 'invoice' | 'is_jasa' | 'nama'>,
  setting: Pick<OrderResponse['setting'], 'wa' | 'wa_prefix' | 'nama_toko'>,
): string | null {
  const subject = order.is_jasa === 1 ? 'pesanan jasa' : 'pesanan';
  const question = `Halo ${setting.nama_toko}, saya ${order.nama}. Saya ingin bertanya tentang ${subject} ${order.invoice}.`;
  return chatLink(setting.wa, [setting.wa_prefix, question].filter(Boolean).join(' '));
}
