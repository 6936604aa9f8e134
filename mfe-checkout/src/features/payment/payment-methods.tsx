import type { CartLine } from '@lapak/domain/cart-line';
import { shownGroups } from '@lapak/ordering/checkout/payment-groups';
import { PaymentSection } from '@lapak/ordering/checkout/payment-section';
import { memo } from 'react';
import { useGetCheckoutPaymentMethodsQuery } from '../../api/payment-method-api.ts';
import { productIds } from '../lines/line-state.ts';

interface PaymentMethodsProps {
  username: string;
  lines: readonly CartLine[];
}

/** The payment methods for these lines; when they do not load, the order can still be made without (spec 2 §7). */
export const PaymentMethods = memo(function PaymentMethods({ username, lines }: PaymentMethodsProps) {
  const { data } = useGetCheckoutPaymentMethodsQuery({ username, productIds: productIds(lines) });
  const groups = shownGroups('order', data);
  return groups.length > 0 ? <PaymentSection groups={groups} /> : null;
});
