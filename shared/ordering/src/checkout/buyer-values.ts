import type { User } from '@lapak/contracts/api/auth';

/** Values of `BuyerSection`. */
export interface BuyerValues {
  nama: string;
  handphone: string;
  email: string;
}

/** Initial buyer of a form: the draft, else the profile; the e-mail of a profile always wins. */
export const buyerOf = (typed: BuyerValues, user: User): BuyerValues => ({
  nama: typed.nama || user.name,
  handphone: typed.handphone || user.phone_number,
  email: user.email,
});
