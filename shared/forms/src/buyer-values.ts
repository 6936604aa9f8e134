import type { User } from '@lapak/contracts/api/auth';

/** What `BuyerSection` asks for. */
export interface BuyerValues {
  nama: string;
  handphone: string;
  email: string;
}

/** The buyer that a form opens with: what was typed before, else the profile, whose e-mail always stands. */
export const buyerOf = (typed: BuyerValues, user: User): BuyerValues => ({
  nama: typed.nama || user.name,
  handphone: typed.handphone || user.phone_number,
  email: user.email,
});
