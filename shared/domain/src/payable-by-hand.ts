/** What of a store's way to pay says whether one can transfer to it without having chosen it. */
interface Method {
  nomor_rekening: string;
  type: { type_of_payment: 'otomatis' | 'manual'; is_active: number; payment_method: string };
}

/**
 * The ways to pay that an order without a chosen method can be paid to. Automatic ones issue their number for one order,
 * so they need a choice; an account without a number cannot be paid to, but cash needs none.
 */
export const payableByHand = <T extends Method>(methods: readonly T[]): T[] =>
  methods.filter(
    ({ nomor_rekening: number, type }) =>
      type.type_of_payment === 'manual' &&
      type.is_active === 1 &&
      (number.trim() !== '' || type.payment_method === 'cash'),
  );
