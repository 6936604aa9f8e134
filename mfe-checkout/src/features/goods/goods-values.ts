import type { District, User } from '@lapak/contracts/api/auth';
import { buyerOf } from '@lapak/ordering/checkout/buyer-values';
import { likeTemplate } from '@lapak/forms/draft';

/** Values of the goods form. Texts are as typed; amounts become numbers when the order is built. */
export interface GoodsValues {
  nama: string;
  handphone: string;
  email: string;
  district: District | null;
  alamat: string;
  kode_pos: string;
  /** The chosen courier, as `encodeExpedisi` writes it. */
  expedisi: string;
  catatan: string;
  buy_as_reseller: boolean;
  email_reseller: string;
  send_as_dropshipper: boolean;
  dropshipper_name: string;
  dropshipper_info: string;
  donation_send: boolean;
  donation_amount: string;
  /** Id of the chosen payment method. */
  payment_method: number | null;
  mobile_e_wallet: string;
  /** Typed; applied or not. */
  voucher_code: string;
}

const empty: GoodsValues = {
  nama: '',
  handphone: '',
  email: '',
  district: null,
  alamat: '',
  kode_pos: '',
  expedisi: '',
  catatan: '',
  buy_as_reseller: false,
  email_reseller: '',
  send_as_dropshipper: false,
  dropshipper_name: '',
  dropshipper_info: '',
  donation_send: false,
  donation_amount: '',
  payment_method: null,
  mobile_e_wallet: '',
  voucher_code: '',
};

const isDistrict = (value: unknown): value is District =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value && 'city' in value;

/** The valid part of an untrusted draft. */
function readable(draft: unknown): Partial<GoodsValues> {
  const { district, ...rest } = likeTemplate(draft, { ...empty, payment_method: 0 });
  return { ...rest, district: isDistrict(district) ? district : null };
}

/**
 * Initial values (spec 2 §4): the draft from before a reload, else the profile of a logged-in buyer, whose e-mail is
 * always the account's.
 */
export function initialGoodsValues(draft: unknown, user: User | null): GoodsValues {
  const kept: GoodsValues = { ...empty, ...readable(draft) };
  if (!user) return kept;
  const address = kept.district ? null : user.alamat;
  return {
    ...kept,
    ...buyerOf(kept, user),
    district: kept.district ?? address?.district ?? null,
    alamat: kept.alamat || (address?.alamat ?? ''),
    kode_pos: kept.kode_pos || (address?.kode_pos ?? ''),
  };
}
