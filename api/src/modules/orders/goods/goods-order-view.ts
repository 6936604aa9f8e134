import type { Order, OrderLine, OrderListItem } from '@lapak/contracts/api/order';
import { nowIsoWib } from '@lapak/domain/wire-dates';
import type { PaymentRow } from '../pay/order-payment.ts';
import { isPaid, type OrderRow } from '../order.ts';
import { commonView, isoOrNull } from '../order-view.ts';
import { paidAccountView } from '../pay/payment-method-view.ts';
import { downloadPath } from '../download/download-address.ts';
import { MAX_OPENINGS } from '../download/download-refusals.ts';
import { fileUrl } from '../../store/store-view.ts';
import type { OrderLineRow } from './sale.ts';

/** What opens at a line's address, and whether it was opened. */
function downloadView(line: OrderLineRow): OrderLine['download'] {
  return {
    bytes: line.downloadBytes,
    opened: line.openedCount,
    opened_at: isoOrNull(line.openedAt),
    limit: MAX_OPENINGS,
  };
}

/** A line as it was bought. What was paid for is handed over only once it is paid, at an address of the shop. */
function orderLineView(order: OrderRow, line: OrderLineRow, now: Date): OrderLine {
  const productLink = downloadPath(order, line, now);
  return {
    id: line.productId,
    nama: line.nama,
    slug: line.slug,
    image_url: fileUrl(line.imageKey),
    product_link: productLink,
    category: line.category,
    variations: line.variations,
    ...(productLink === null ? {} : { download: downloadView(line) }),
    pivot: {
      qty: line.qty,
      harga: line.harga,
      type_of_weight: line.typeOfWeight,
      berat: line.berat,
      berat_min: line.beratMin,
      berat_max: line.beratMax,
      enable_variations: line.enableVariations,
      pre_order: line.preOrder,
      pre_order_time: line.preOrderTime,
    },
  };
}

export interface OrderParts {
  order: OrderRow;
  lines: readonly OrderLineRow[];
  payment: PaymentRow | null;
  store: { namaToko: string; username: string };
  hasReview: boolean;
  /** Addresses of downloads are good for a while from then. */
  now: Date;
}

/** An order as its pages need it (spec 3 §3). */
export function orderView({ order, lines, payment, store, hasReview, now }: OrderParts): Order {
  const products = lines.map((line) => orderLineView(order, line, now));
  const { image, transferDate, hasProof } = paidAccountView(order, payment);
  return {
    ...commonView(order, payment),
    status_pembayaran: isPaid(order) ? 'PAID' : order.status,
    alamat: order.alamat,
    kode_pos: order.kodePos,
    district:
      order.districtName === null
        ? null
        : {
            name: order.districtName,
            ...(order.cityName === null ? {} : { city: { name: order.cityName } }),
          },
    total_harga_barang: order.totalHargaBarang,
    ongkir: order.ongkir,
    discount: order.discount,
    donate_amount: order.donateAmount,
    expired: isoOrNull(order.expiresAt),
    transfer_date: isoOrNull(transferDate),
    bukti_transfer: hasProof ? 'terkirim' : null,
    bank_image: image,
    expedisi: shippingService(order.expedisi),
    expedisi_latest: shippingService(order.expedisi),
    dropshipper: order.dropshipper,
    dropshipper_name: order.dropshipperName,
    dropshipper_info: order.dropshipperInfo,
    catatan: order.catatan,
    reseller: order.resellerEmail === null ? null : { email: order.resellerEmail },
    status_pengiriman: order.statusPengiriman,
    resi: order.resi,
    paid_at: isoOrNull(order.paidAt),
    packed_at: isoOrNull(order.packedAt),
    shipped_at: isoOrNull(order.shippedAt),
    received_at: isoOrNull(order.finishedAt),
    is_jasa: order.kind === 'jasa' ? 1 : 0,
    link: products.find((line) => line.product_link !== null)?.product_link ?? null,
    has_ulasan: hasReview,
    toko: { nama_toko: store.namaToko, username: store.username },
    products,
    order_date: order.orderDate,
    order_time: order.orderTime,
    custom_fields: order.customFields.map(({ name, value }) => ({ name, value })),
  };
}

/** Courier and service joined by a plus sign; price, description and estimate have fields of their own. */
const shippingService = (expedisi: string | null) =>
  expedisi === null ? null : expedisi.split('+').slice(0, 2).join('+');

/** An order on a card of the list; the first two products are enough (spec 3 §9). */
export function orderListView({
  order,
  lines,
  store,
  now,
}: Pick<OrderParts, 'order' | 'lines' | 'store' | 'now'>): OrderListItem {
  return {
    id: order.publicId,
    invoice: order.invoice,
    status: order.status,
    total: order.total,
    created_at: nowIsoWib(order.createdAt),
    reject_reason: order.rejectReason,
    toko: { nama_toko: store.namaToko },
    products: lines.map((line) => orderLineView(order, line, now)),
  };
}
