import { formatRupiah } from './rupiah.ts';

/** A store's payment method, as the API lists it. */
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

/** A payment account for display. */
export interface PayableAccount {
  id: number;
  name: string;
  holder: string;
  number: string;
  /** The logo's address. */
  picture: string | null;
}

/**
 * The accounts for an order without a chosen method. Automatic methods issue a number per order, so they have to be
 * chosen.
 * @param needsNumber drops accounts without a number; cash needs none
 * @param logoOf URL of a logo at its displayed size
 */
export const payableByHand = (
  methods: readonly Method[],
  needsNumber: boolean,
  logoOf: (img: string | null) => string | null,
): PayableAccount[] =>
  methods
    .filter(
      ({ nomor_rekening: number, type }) =>
        type.type_of_payment === 'manual' && type.is_active === 1 && (/\d/.test(number) || !needsNumber),
    )
    .map(({ id, nomor_rekening: number, nama_rekening: holder, type }) => ({
      id,
      name: type.nama,
      holder,
      number,
      picture: logoOf(type.img),
    }));

/**
 * What stands beside accounts that are paid without the unique code, which identifies a transfer: the sum in cash.
 * @param hasUniqueCode of the accounts' kind
 * @returns null where the order's total is right for them
 */
export const plainSumNote = (
  hasUniqueCode: boolean,
  { total, kode_unik }: { total: number; kode_unik: number },
): string | null =>
  hasUniqueCode || kode_unik === 0 ? null : `Bayar tunai ${formatRupiah(total - kode_unik)}, tanpa kode unik`;
