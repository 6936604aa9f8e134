import { byKey } from '@lapak/contracts/keys-of';
import { paymentGroups } from '@lapak/contracts/payment-kinds';
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
    type: {
      id: 1,
      nama: 'BCA',
      img: null,
      is_active: 1,
      type_of_payment: 'manual',
      biller_name: null,
      payment_code_biller: null,
      payment_method: 'bank',
      ...own.type,
    },
  };
}

export const noPaymentMethods: PaymentMethodsResponse['data'] = byKey(paymentGroups, () => []);
