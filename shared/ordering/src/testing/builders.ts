import { byKey } from '@lapak/contracts/keys-of';
import { paymentGroups } from '@lapak/contracts/payment-kinds';
import { buildMethodType } from '@lapak/contracts/testing/builders';
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

export const noPaymentMethods: PaymentMethodsResponse['data'] = byKey(paymentGroups, () => []);
