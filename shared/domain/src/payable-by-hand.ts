/** A store's way to pay, as the API lists it. */
interface Method {
  id: number;
  nomor_rekening: string;
  nama_rekening: string;
  type: {
    nama: string;
    img: string | null;
    type_of_payment: 'otomatis' | 'manual';
    is_active: number;
  };
}

/** An account to pay to, as it is listed. */
export interface PayableAccount {
  id: number;
  name: string;
  holder: string;
  number: string;
  /** The logo's address. */
  picture: string | null;
}

/**
 * The accounts that an order without a chosen method can be paid to. Automatic ones issue their number for one order, so
 * they need a choice.
 * @param needsNumber an account without a number cannot be paid to; where somebody counts the money it needs none
 * @param logoOf the address of a logo at the size it is shown in
 */
export const payableByHand = (
  methods: readonly Method[],
  needsNumber: boolean,
  logoOf: (img: string | null) => string | null,
): PayableAccount[] =>
  methods
    .filter(
      ({ nomor_rekening: number, type }) =>
        type.type_of_payment === 'manual' && type.is_active === 1 && (number.trim() !== '' || !needsNumber),
    )
    .map(({ id, nomor_rekening: number, nama_rekening: holder, type }) => ({
      id,
      name: type.nama,
      holder,
      number,
      picture: logoOf(type.img),
    }));
