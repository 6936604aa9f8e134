import { byKey } from '@lapak/contracts/keys-of';
import { paymentGroups } from '@lapak/contracts/payment-kinds';
import { buildMethodType, buildOrderMethod } from '@lapak/contracts/testing/builders';
import type { ShownOrder } from '../order/shown-order.ts';
import type { PaymentMethodItem, PaymentMethodsResponse } from '@lapak/contracts/api/payment';

export function aPaymentMethod(
  own: Partial<Omit<PaymentMethodItem, 'type'>> & { type?: Partial<PaymentMethodItem['type']> } = {},
): PaymentMethodItem {
  return {
    id: 11,
    nomor_rekening: '1234567890',
    nama_rekening: 'Kopi Nusantara',
    admin_fee: 0,
    ...own,
    type: buildMethodType(own.type),
  };
}

export const aShownOrder = (own: Partial<ShownOrder> = {}): ShownOrder => ({
  invoice: 'INV/20261121/0001',
  status: 'UNPAID',
  status_pembayaran: 'UNPAID',
  total: 165_347,
  kode_unik: 347,
  created_at: '2026-11-21T14:05:00.000+07:00',
  reject_reason: null,
  payment_method: buildOrderMethod(),
  nama_bank: null,
  nama_rekening: null,
  nomor_rekening: null,
  expiresAt: '2026-11-22T14:05:00.000+07:00',
  bankImage: null,
  ...own,
});

export const noPaymentMethods: PaymentMethodsResponse['data'] = byKey(paymentGroups, () => []);
