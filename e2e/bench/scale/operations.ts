import { orderOf } from './orderable.ts';
import { FREQUENT, STORE, TOKEN, words } from './seed.ts';
import type { Shop } from './shop.ts';

interface Call extends RequestInit {
  path: string;
}

/** What a shopper asks for. @param turn a different number each time */
export type Operation = (shop: Shop, turn: number) => Call;

/** A call of the store's console. */
const sellers = (rest: string): Call => ({
  path: `/api/seller/toko/${STORE}/${rest}`,
  headers: { cookie: `lapak_kelola=${TOKEN}` },
});
const listing = (rest: string) => `/api/product?username=${STORE}&${rest}`;
/** Products that the store has at each size. */
const COMMON = 1_000;

/** A word with a wrong letter, which is in no name. @param at which word */
function mistyped(at: number): string {
  const word = words[at % words.length] ?? FREQUENT;
  return `${word.slice(0, -1)}x`;
}

export const operations = {
  'listing, page 1': () => ({ path: listing('page=1') }),
  'listing, page 40': () => ({ path: listing('page=40') }),
  'listing, cheapest of a category': ({ categoryId }) => ({
    path: listing(`category_id=${categoryId}&sortBy=price&sort=asc`),
  }),
  'search, one frequent word': () => ({ path: listing(`search=${FREQUENT}`) }),
  'search, one typo': (_shop, turn) => ({ path: listing(`search=${mistyped(turn)}`) }),
  product: (_shop, turn) => ({ path: `/api/product/barang-${(turn * 37) % COMMON}?username=${STORE}` }),
  "a customer's orders": (_shop, turn) => ({
    path: `/api/transaction?page=${1 + (turn % 5)}`,
    headers: { authorization: `Bearer ${TOKEN}` },
  }),
  "a seller's orders": (_shop, turn) => sellers(`pesanan?page=${1 + (turn % 40)}`),
  "a seller's search, a name": () => sellers('pesanan?q=sari'),
  "a seller's search, an invoice": (_shop, turn) => sellers(`pesanan?q=${1_000 + turn}`),
  "a seller's first page": () => sellers('ringkasan'),
  'placing an order': ({ goods }, turn) => orderOf(goods[turn % goods.length]!),
} satisfies Record<string, Operation>;

/** Asks once. @returns ms until the whole answer is there @throws when it is refused */
export async function timeOf(operation: Operation, shop: Shop, turn: number): Promise<number> {
  const { path, ...call } = operation(shop, turn);
  const since = performance.now();
  const answer = await fetch(shop.origin + path, call);
  const text = await answer.text();
  const time = performance.now() - since;
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return time;
}
