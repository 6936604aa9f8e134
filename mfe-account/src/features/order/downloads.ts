import type { Order, OrderLine } from '@lapak/contracts/api/order';
import { fixProtocolRelative } from '@lapak/domain/links';

/** A digital product that opens at `href`. */
export interface ProductDownload {
  /** Place among the downloads of its order. */
  place: number;
  name: string;
  href: string;
  /** How often it was opened and may be; undefined when the API does not count. */
  counted: OrderLine['download'];
}

type DigitalOrder = Pick<Order, 'status' | 'link' | 'products'>;

const isPaid = ({ status }: Pick<Order, 'status'>) => status === 'PAID' || status === 'SELESAI';

export const isDigitalOnly = ({ products }: Pick<Order, 'products'>): boolean =>
  products.length > 0 && products.every(({ category }) => category === 'digital_product');

/**
 * 'Link Produk' of a paid order, for each of its digital products that opens (spec 3 §2). A single one opens at the
 * order's own link, else at its product's.
 */
export function downloadsOf(order: DigitalOrder): ProductDownload[] {
  const digital = order.products.filter(({ category }) => category === 'digital_product');
  const [first] = digital;
  if (!first || !isPaid(order)) return [];
  const linked = digital.filter((line) => line.product_link);
  const lines =
    linked.length > 1
      ? linked
      : [{ ...(linked[0] ?? first), product_link: order.link || linked[0]?.product_link }];
  return lines.flatMap(({ nama, product_link: link, download }, place) => {
    const href = fixProtocolRelative(link);
    return href ? [{ place, name: nama, href, counted: download }] : [];
  });
}

/** An order of digital products alone is received once everything was opened ('Terima Barang', spec 3 §2). */
export const awaitsOpening = (order: DigitalOrder, openedHere: ReadonlySet<number>): boolean =>
  isDigitalOnly(order) &&
  downloadsOf(order).some(({ place, counted }) => counted?.opened === 0 && !openedHere.has(place));
