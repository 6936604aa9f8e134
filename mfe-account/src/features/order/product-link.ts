import type { Order } from '@lapak/contracts/api/order';
import { fixProtocolRelative } from '@lapak/domain/links';

/**
 * 'Link Produk' of a digital order (spec 3 §2): the order's own link, else its first product's. Null for goods and
 * services, and as long as there is no link.
 */
export function productLinkOf(order: Pick<Order, 'link' | 'products'>): string | null {
  if (!order.products.some((line) => line.category === 'digital_product')) return null;
  return fixProtocolRelative(order.link || order.products[0]?.product_link) || null;
}
