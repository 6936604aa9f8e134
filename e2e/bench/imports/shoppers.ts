import { orderOf, type ImportedShop } from '../lib/shops.ts';

export interface Bought {
  /** ms of each answer */
  times: number[];
  /** Answers by status. */
  statuses: Map<number, number>;
}

export const SHOPPERS = 50;
/** Between an answer and the shopper's next order. */
const PAUSE_MS = 5_000;
async function order(origin: string, shop: ImportedShop): Promise<number> {
  const { path, ...call } = orderOf(shop);
  const answer = await fetch(origin + path, call);
  await answer.arrayBuffer();
  return answer.status;
}

/** Fifty shoppers order one piece after the other, spread over some shops, as long as `isOpen`. */
export async function buy(
  origin: string,
  shops: readonly ImportedShop[],
  isOpen: () => boolean,
): Promise<Bought> {
  const bought: Bought = { times: [], statuses: new Map() };
  const shopper = async (shop: ImportedShop) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * PAUSE_MS));
    while (isOpen()) {
      const since = performance.now();
      const status = await order(origin, shop);
      bought.times.push(performance.now() - since);
      bought.statuses.set(status, (bought.statuses.get(status) ?? 0) + 1);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  const chosen = Array.from({ length: SHOPPERS }, (_, at) => shops[at % shops.length]);
  await Promise.all(chosen.flatMap((shop) => (shop ? [shopper(shop)] : [])));
  return bought;
}
