import type { OrderPaymentMethod } from '@lapak/contracts/api/order';
import { fileUrl } from '../../store/store-view.ts';
import type { PaymentRow } from './order-payment.ts';
import type { OrderRow } from '../order.ts';

/** Whether a provider has answered what is paid with, and still takes money, though the order may be open. */
function stateOf(payment: PaymentRow | null): OrderPaymentMethod['state'] {
  if (payment?.status === 'QUEUED') return 'preparing';
  return payment?.status === 'CLOSED' ? 'closed' : 'ready';
}

/**
 * The chosen payment method of an order, for the payment page; null without one. The payment number is
 * shown only while the order can be paid.
 */
export function orderPaymentMethodView(
  order: Pick<OrderRow, 'status' | 'paymentAccount' | 'mobileEWallet'>,
  payment: PaymentRow | null,
): OrderPaymentMethod | null {
  const account = order.paymentAccount;
  if (account === null) return null;
  const state = stateOf(payment);
  const isPayable = order.status !== 'UNPAID' || state === 'ready';
  const isOpen = order.status === 'UNPAID' && isPayable;
  return {
    id: account.id,
    user_bank_id: account.id,
    type_of_payment: account.typeOfPayment,
    state,
    nomor_rekening: isPayable ? (payment?.paymentCode ?? account.nomorRekening) : '',
    nama_rekening: account.namaRekening,
    bank_type_id: account.bankTypeId ?? 0,
    payment_code: isPayable ? (payment?.paymentCode ?? null) : null,
    biller_code: isPayable ? (payment?.billerCode ?? null) : null,
    qr_code: isOpen ? (payment?.qrCode ?? null) : null,
    payment_links: isOpen ? (payment?.paymentLink ?? null) : null,
    mobile_payment_links: isOpen ? (payment?.mobilePaymentLink ?? null) : null,
    mobile_e_wallet: order.mobileEWallet,
    type: {
      id: account.bankTypeId ?? account.id,
      nama: account.nama,
      img: fileUrl(account.imgKey),
      is_active: 1,
      type_of_payment: account.typeOfPayment,
      biller_name: account.billerName,
      payment_code_biller: account.paymentCodeBiller,
      payment_method: account.group,
    },
  };
}

/**
 * The one thing that paid an order, or will: what the provider has collected; else the transfer that its buyer proved,
 * with its account; else what was chosen. A transfer is not stated beside what the provider has collected.
 */
export function paidAccountView(
  order: Pick<OrderRow, 'transferAccount' | 'paymentAccount' | 'transferDate' | 'proofKey'>,
  payment: PaymentRow | null,
) {
  const isCollected = payment?.status === 'PAID';
  const transfer = isCollected ? null : order.transferAccount;
  const account = transfer ?? order.paymentAccount;
  return {
    transferDate: isCollected ? null : order.transferDate,
    hasProof: !isCollected && order.proofKey !== null,
    image: fileUrl(account?.imgKey ?? null),
    nama_bank: account?.nama ?? null,
    nama_rekening: account?.namaRekening ?? null,
    nomor_rekening: (transfer ? null : payment?.paymentCode) ?? account?.nomorRekening ?? null,
  };
}
