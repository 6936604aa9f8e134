import { nowIsoWib } from '@lapak/domain/wire-dates';
import type { OrderRow } from './order.ts';
import type { PaymentRow } from './pay/order-payment.ts';
import { orderPaymentMethodView, paidAccountView } from './pay/payment-method-view.ts';

export const isoOrNull = (date: Date | null) => (date ? nowIsoWib(date) : null);

/** What the two wire shapes of an order (spec 3 §3) have in common, under the names that they share. */
export function commonView(order: OrderRow, payment: PaymentRow | null) {
  const { nama_bank, nama_rekening, nomor_rekening } = paidAccountView(order, payment);
  return {
    id: order.publicId,
    invoice: order.invoice,
    status: order.status,
    nama: order.nama,
    handphone: order.handphone,
    email: order.email,
    total: order.total,
    kode_unik: order.kodeUnik,
    admin_fee: order.adminFee,
    expired_date: isoOrNull(order.expiresAt),
    created_at: nowIsoWib(order.createdAt),
    reject_reason: order.rejectReason,
    payment_method: orderPaymentMethodView(order, payment),
    nama_bank,
    nama_rekening,
    nomor_rekening,
  };
}
