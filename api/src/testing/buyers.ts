/** Where requests of tests come from unless they say otherwise. */
export const LOOPBACK = '127.0.0.1';

/** A household's address. */
export const HOME = '203.0.113.7';

/** What identifies a buyer in the body of an order. */
export const buyerOf = (number: number) => ({
  nama: 'Sari',
  handphone: `0812${String(number).padStart(8, '0')}`,
  email: `sari${number}@contoh.id`,
});

let people = 0;

/** A buyer without orders. */
export function somebody() {
  people += 1;
  return buyerOf(people);
}
export type Buyer = ReturnType<typeof somebody>;
