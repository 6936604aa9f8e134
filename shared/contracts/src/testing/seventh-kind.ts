import { paymentGroups, paymentKinds, transferGroups, type PaymentKind } from '../payment-kinds.ts';

const paylater = {
  label: 'Paylater',
  eventLabel: 'Bayar Nanti',
  byHandTitle: 'Informasi Paylater',
  hasUniqueCode: true,
  destination: { title: 'Nomor Tagihan', numbers: ['payment_code', 'nomor_rekening'] },
  hasInstructions: true,
  phone: { methods: /^kredit/i, label: 'Nomor Kredit', hint: 'Nomor yang terdaftar, diawali 62' },
  typeId: 77,
} satisfies PaymentKind;

/**
 * A seventh kind of payment, for tests of a new kind. Schemas are built from the table when their modules are evaluated, so
 * a test imports this file first.
 */
export const seventhKind = 'paylater';

const added = <Item>(list: readonly Item[]) => [...list, seventhKind];
Object.assign(paymentKinds, { [seventhKind]: paylater });
Object.assign(paymentGroups, added(paymentGroups));
Object.assign(transferGroups, added(transferGroups));
