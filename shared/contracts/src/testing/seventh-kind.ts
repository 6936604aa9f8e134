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
 * A kind of payment beside the six, for tests that walk it through everything. Schemas are made of the table when they
 * load, so a test imports this file before all others.
 */
export const seventhKind = 'paylater';

const added = <Item>(list: readonly Item[]) => [...list, seventhKind];
Object.assign(paymentKinds, { [seventhKind]: paylater });
Object.assign(paymentGroups, added(paymentGroups));
Object.assign(transferGroups, added(transferGroups));
